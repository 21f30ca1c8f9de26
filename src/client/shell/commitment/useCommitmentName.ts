import { useTranslation } from 'next-i18next/pages';
import type { Deed } from '../../api/commitments';

/** What a deed is called, with the number of its record where people know one. */
export function useCommitmentName(): (deed: Deed) => string {
  const { t } = useTranslation('shell');
  return ({ kind, record }) => {
    const what = t(`commitment.what.${kind}`);
    return isNumber(record) ? t('commitment.named', { what, record }) : what;
  };
}

/** An id says nothing to a reader; a number such as Q261121-AAAAA does. */
const isNumber = (record: string) => record !== '' && record.length < 30;
