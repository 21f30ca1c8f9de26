import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RfqSummary } from '../../../contract/entities/rfq';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { RecordName } from '../../ui/RecordName';

const Sealed = styled(Lock)`
  display: inline-block;
  width: 13px;
  height: 13px;
  margin-left: 4px;
  color: ${color('textFaint')};
  vertical-align: -1px;
`;

const Part = styled.span`
  display: inline-block;
  white-space: pre-wrap;
  /* In a row of one line they are one text, which ends where the room does. */
  ${media.screenWide} {
    table[data-one-line] & {
      display: inline;
      white-space: inherit;
    }
  }
`;

/** Parts that stay together where the line is too short; each but the last ends in the dot between them. */
function underTitle({ rfq_number_id, project_name }: RfqSummary): string[] {
  const parts = [rfq_number_id, project_name].filter((part) => part !== null && part !== '');
  return parts.map((part, index) => (index < parts.length - 1 ? `${part} · ` : `${part}`));
}

/** What a request is called in a list: its title, with number and project. */
export function RequestName({ request }: { request: RfqSummary }) {
  const { t } = useTranslation('buyer');
  return (
    <RecordName
      name={
        <>
          {request.title || t('list.untitled')}
          {request.sealed && <Sealed aria-label={t('list.sealed')} />}
        </>
      }
      facts={underTitle(request).map((part) => <Part key={part}>{part}</Part>)}
    />
  );
}
