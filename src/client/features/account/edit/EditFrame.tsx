import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { toast } from '../../../ui/toast';
import styled from 'styled-components';
import { paths, type EditField, type MypageTab } from '../../../paths';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { Inline, Stack } from '../../../ui/Stack';
import { Recovery } from '../../../ui/recovery/Recovery';
import type { Action } from '../../../shell/recentAuthentication/useConfirmedAction';

const Narrow = styled.div`
  max-width: 560px;
`;

interface Props<Input> {
  field: EditField;
  /** Where this was opened from, and where saving leads back to. */
  tab: MypageTab;
  action: Action<Input>;
  /** What to save; null when something is wrong, which the fields then say. */
  input: () => Input | null;
  /** True when a field says itself why the server refused. */
  showsError?: boolean;
  children: ReactNode;
}

/** Frame of an edit page: the place, the form, saving and going back. The first wrong field gets the focus. */
export function EditFrame<Input>({ field, tab, action, input, showsError, children }: Props<Input>) {
  const { t } = useTranslation('user');
  const router = useRouter();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const back = paths.user.mypageTab(tab);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const values = input();
    if (values !== null && (await action.run(values))) {
      toast.success(t('edit.saved'));
      await router.push(back);
      return;
    }
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <>
      <PageHeader
        title={t(`edit.${field}.title`)}
        breadcrumb={[
          { label: t('title'), href: paths.user.mypage() },
          { label: t(`${tab}.title`), href: back },
          { label: t(`edit.${field}.title`) },
        ]}
        meta={t(`edit.${field}.text`)}
      />
      <Narrow>
        <Card>
          <form ref={form} onSubmit={save} noValidate>
            <Recovery name={field} />
            <Stack $gap={5}>
              {children}
              {Boolean(action.failure) && !showsError && <InlineError>{errorText(action.failure)}</InlineError>}
              <Inline $justify="flex-end">
                <ButtonLink href={back}>{t('cancel')}</ButtonLink>
                <Button type="submit" variant="primary" loading={action.busy}>
                  {t('save')}
                </Button>
              </Inline>
            </Stack>
          </form>
          {action.prompt}
        </Card>
      </Narrow>
    </>
  );
}
