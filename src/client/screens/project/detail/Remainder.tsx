import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { Project } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { useRequestRemainder } from '../../../queries/rfq';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';

/** Lines that no order covers, with the way to ask for them again. */
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
      {t(remainder.rfq_number_id ? 'remainder.started' : 'remainder.text', { number: remainder.rfq_number_id })}
    </Banner>
  );
}
