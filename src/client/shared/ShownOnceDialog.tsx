import { type ReactNode, useState } from 'react';
import { toast } from '../ui/toast';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Dialog } from '../ui/Dialog';
import { Inline, Stack } from '../ui/Stack';

/** A secret of one line, marked whole by one press. */
export const Secret = styled.code`
  display: block;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  overflow-wrap: anywhere;
  font-variant-ligatures: none;
  user-select: all;
  ${type(14)}
`;

type Props = {
  title: string;
  description: string;
  /** What is written on its box, its buttons and messages. */
  words: { kept: string; done: string; copy: string; copied: string; notCopied: string };
  /** What is copied. */
  text: string;
  /** What is shown, and other ways to keep it. */
  children: ReactNode;
  ways?: ReactNode;
  onClose: () => void;
};

/** A secret, shown this once: the window stays until its reader says that it was kept. */
export function ShownOnceDialog({ title, description, words, text, children, ways, onClose }: Props) {
  const [kept, setKept] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && kept) onClose();
      }}
      holds={() => !kept}
      title={title}
      description={description}
      width={560}
      footer={
        <Button variant="primary" disabled={!kept} onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Stack $gap={4} data-sentry-mask>
        {children}
        <Inline $gap={2}>
          <Button onClick={() => void copy()}>{words.copy}</Button>
          {ways}
        </Inline>
        <Checkbox label={words.kept} checked={kept} onChange={(event) => setKept(event.target.checked)} />
      </Stack>
    </Dialog>
  );
}
