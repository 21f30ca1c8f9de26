import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { useApi } from '../../../api/ApiProvider';
import { calendarQuery, useMakeCalendar, useRemoveCalendar } from '../../../queries/calendar';
import { DateText } from '../../../shared/DateText';
import { Secret, ShownOnceDialog } from '../../../shared/ShownOnceDialog';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Inline, Stack } from '../../../ui/Stack';
import { Text, TextLink } from '../../../ui/Text';

/** The private address at which the reader's calendar program finds their deadlines, deliveries and validities. */
export function CalendarSection() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const calendar = useQuery(calendarQuery(useApi()));
  const [make, remove] = [useMakeCalendar(), useRemoveCalendar()];
  const [url, setUrl] = useState<string>();
  const [opened, setOpened] = useState<'replace' | 'remove'>();
  const error = calendar.error ?? make.error;
  /** The first address, or one in place of another. */
  const create = () =>
    make.mutate(undefined, {
      onSuccess: (made) => {
        setOpened(undefined);
        setUrl(made.url);
      },
    });
  const end = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setOpened(undefined);
        toast.success(t('calendar.removed'));
      },
    });
  return (
    <Section title={t('calendar.title')} note={t('calendar.text')}>
      <Stack $gap={3}>
        {calendar.data?.made_at ? (
          <>
            <Text $color="textMuted">
              {t('calendar.madeOn')} <DateText value={calendar.data.made_at} />
            </Text>
            <Inline $gap={2}>
              <Button onClick={() => setOpened('replace')}>{t('calendar.replace')}</Button>
              <Button variant="ghost" onClick={() => setOpened('remove')}>
                {t('calendar.remove')}
              </Button>
            </Inline>
          </>
        ) : (
          <div>
            <Button disabled={!calendar.data} loading={make.isPending} onClick={create}>
              {t('calendar.make')}
            </Button>
          </div>
        )}
        {error && !opened && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
      {url !== undefined && (
        <ShownOnceDialog
          title={t('calendar.shownTitle')}
          description={t('calendar.shownText')}
          words={{
            kept: t('calendar.kept'),
            done: t('calendar.done'),
            copy: t('calendar.copy'),
            copied: t('calendar.copied'),
            notCopied: t('calendar.notCopied'),
          }}
          text={url}
          ways={<TextLink href={url.replace(/^https?:/, 'webcal:')}>{t('calendar.open')}</TextLink>}
          onClose={() => setUrl(undefined)}
        >
          <Secret aria-label={t('calendar.address')}>{url}</Secret>
        </ShownOnceDialog>
      )}
      {opened === 'replace' && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpened(undefined)}
          title={t('calendar.replaceTitle')}
          text={t('calendar.replaceText')}
          confirmLabel={t('calendar.replace')}
          loading={make.isPending}
          error={make.error && errorText(make.error)}
          onConfirm={create}
        />
      )}
      {opened === 'remove' && (
        <ConfirmDialog
          open
          danger
          onOpenChange={() => setOpened(undefined)}
          title={t('calendar.removeTitle')}
          text={t('calendar.removeText')}
          confirmLabel={t('calendar.remove')}
          loading={remove.isPending}
          error={remove.error && errorText(remove.error)}
          onConfirm={end}
        />
      )}
    </Section>
  );
}
