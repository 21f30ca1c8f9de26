import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { Project } from '../../../contract/entities/order';
import { paths } from '../../paths';
import { useRequestRemainder } from '../../queries/rfq';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';

/** Lines that no order covers, and the way to request them again: once a draft was made, that one, sent or not. */
export function Remainder({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const router = useRouter();
  const { mutate, isPending } = useRequestRemainder();
  const { rfq_number_id: id, remainder } = project;
  if (!remainder) return null;
  const ask = () =>
    mutate(
      { id },
      {
        onSuccess: ({ rfq_number_id: started, status }) =>
          void router.push(
            status === 'DRAFT' ? paths.buyer.editorFrom('copy', { id: started }) : paths.project.detail(started),
          ),
      },
    );
  return (
    <Banner
      tone="warning"
      title={t('remainder.title', { count: remainder.line_count })}
      action={
        <Button size="sm" loading={isPending} onClick={ask}>
          {t(remainder.rfq_number_id ? 'remainder.open' : 'remainder.start')}
        </Button>
      }
    >
      {remainder.rfq_number_id
        ? t(remainder.sent ? 'remainder.sent' : 'remainder.draft', { number: remainder.rfq_number_id })
        : t('remainder.text')}
    </Banner>
  );
}
