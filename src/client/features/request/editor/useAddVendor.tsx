import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { VendorChoice } from '../../../../contract/entities/rfqDialogue';
import { useApi } from '../../../api/ApiProvider';
import { useChooseVendors, vendorQueries } from './vendorQueries';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface AddVendor {
  add: (company: VendorChoice) => void;
  remove: (id: string) => void;
  /** The company that is being added or removed. */
  working: string | null;
  /** Whether another company is being added or removed, which this one has to wait for. */
  waits: (id: string) => boolean;
  /** The question before an unverified company is invited, to be drawn by the screen. */
  question: ReactNode;
}

/** Adds companies to those a draft is sent to, and takes them away; an unverified one only after a yes. */
export function useAddVendor(number: string, onAdded: () => void = () => undefined): AddVendor {
  const { t } = useTranslation('buyer');
  const { data } = useQuery(vendorQueries(useApi()).of(number));
  const { mutate, isPending } = useChooseVendors(number);
  const [doubted, setDoubted] = useState<VendorChoice | null>(null);
  const [working, setWorking] = useState<string | null>(null);
  const ids = (data?.items ?? []).flatMap((one) => (one.source === 'chosen' && one.company_id ? [one.company_id] : []));
  const choose = (id: string, unverified_ok: boolean) => {
    setWorking(id);
    mutate(
      { company_ids: [...ids, id], unverified_ok },
      {
        onSuccess: () => {
          setDoubted(null);
          onAdded();
        },
      },
    );
  };
  return {
    add: (company) => (company.verified ? choose(company.company_id, false) : setDoubted(company)),
    remove: (id) => {
      setWorking(id);
      mutate({ company_ids: ids.filter((one) => one !== id) });
    },
    working: isPending ? working : null,
    waits: (id) => isPending && working !== id,
    question: doubted && (
      <ConfirmDialog
        open
        onOpenChange={() => setDoubted(null)}
        title={t('vendor.unverifiedTitle', { name: doubted.name })}
        text={t('vendor.unverifiedText')}
        confirmLabel={t('vendor.unverifiedDo')}
        onConfirm={() => choose(doubted.company_id, true)}
        danger
        loading={isPending}
      />
    ),
  };
}
