import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { space, type } from '../../../../theme/tokens';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { Inline, Stack } from '../../../../ui/Stack';
import type { EditorLine } from '../editorLine';
import type { LinesWork } from '../useLines';

/** Lines that are named; the numbers say how many there are. */
const SHOWN = 30;

const Changes = styled.details`
  & > summary {
    cursor: pointer;
  }
  & > ul {
    max-height: 200px;
    margin: ${space(2)} 0 0;
    padding-left: ${space(4)};
    overflow-y: auto;
    overflow-wrap: anywhere;
  }
  ${type(13)}
`;

const amountOf = ({ qty, uom }: EditorLine) => [qty || '–', uom].filter(Boolean).join(' ');

/** A list that is here already was brought once more: what differs, and what shall become of it. */
export function AgainBanner({ again }: { again: NonNullable<LinesWork['again']> }) {
  const { t } = useTranslation('buyer');
  const { same, changed, added, gone, update, addAll, keep } = again;
  const differs = changed.length + added.length + gone.length > 0;
  const texts = [
    ...changed.map((pair) =>
      t('reading.again.changed', {
        text: pair.before.raw_text,
        before: amountOf(pair.before),
        after: amountOf(pair.read),
      }),
    ),
    ...added.map(({ raw_text }) => t('reading.again.added', { text: raw_text })),
    ...gone.map(({ raw_text }) => t('reading.again.gone', { text: raw_text })),
  ];
  return (
    <Banner
      tone="info"
      action={
        <Inline>
          <Button size="sm" variant="ghost" onClick={keep}>
            {t('reading.again.keep')}
          </Button>
          <Button size="sm" onClick={addAll}>
            {t('reading.again.addAll')}
          </Button>
          {differs && (
            <Button size="sm" variant="primary" onClick={update}>
              {t('reading.again.update')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack $gap={2}>
        <span>
          {differs
            ? t('reading.again.text', { same, changed: changed.length, added: added.length, gone: gone.length })
            : t('reading.again.same')}
        </span>
        {differs && (
          <Changes data-sentry-mask>
            <summary>{t('reading.again.details')}</summary>
            <ul>
              {texts.slice(0, SHOWN).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Changes>
        )}
      </Stack>
    </Banner>
  );
}
