import { useTranslation } from 'next-i18next/pages';
import type { Project } from '../../../../contract/entities/order';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { primaryStep } from './primaryStep';
import { useCopy } from './useCopy';

/** The button for what the project asks of its reader now. */
export function PrimaryAction({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { copy, copying } = useCopy(project.rfq_number_id);
  const { text, href } = primaryStep(project);
  if (!href) {
    return (
      <Button variant="primary" onClick={copy} loading={copying}>
        {t(`do.${text}`)}
      </Button>
    );
  }
  return (
    <ButtonLink variant="primary" href={href}>
      {t(`do.${text}`)}
    </ButtonLink>
  );
}
