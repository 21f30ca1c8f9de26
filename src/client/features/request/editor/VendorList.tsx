import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import { useApi } from '../../../api/ApiProvider';
import { CompanyName } from '../../../shared/CompanyName';
import { SpreadsheetDrop } from '../../../shared/files/SpreadsheetDrop';
import { UploadRows } from '../../../shared/files/UploadRows';
import { useUploads } from '../../../shared/files/useUploads';
import { useVendorList, vendorQueries } from './vendorQueries';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Inline, Stack } from '../../../ui/Stack';
import { useAddVendor } from './useAddVendor';

const SHOWN_NAMES = 10;

/** The approved vendor list: uploaded, read on the server, with what was found here and what was not. */
export function VendorList({ number }: { number: string }) {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const { data } = useQuery(vendorQueries(useApi()).of(number));
  const { mutate, isPending, error } = useVendorList(number);
  const { uploads, add, cancel, retry } = useUploads(
    'AVLF',
    useCallback((file: Attachment) => mutate(file.file_id), [mutate]),
  );
  const listed = (data?.items ?? []).filter((one) => one.source === 'list');
  const unknown = listed.filter((one) => !one.found).map((one) => one.name);
  const chosen = (data?.items ?? []).flatMap((one) => (one.source === 'chosen' ? [one.company_id] : []));
  const suggested = listed.flatMap((one) => one.suggestions).filter((one) => !chosen.includes(one.company_id));
  const adding = useAddVendor(number);
  return (
    <Field label={t('vendor.list')} help={t('vendor.listHelp')} error={error ? errorText(error) : undefined} optional>
      {listed.length > 0 ? (
        <Banner
          tone={unknown.length > 0 ? 'warning' : 'neutral'}
          title={t('vendor.found', { total: listed.length, found: listed.length - unknown.length })}
          action={
            <Button loading={isPending} onClick={() => mutate(null)}>
              {t('vendor.clear')}
            </Button>
          }
        >
          {unknown.length > 0 &&
            t('vendor.unknown', {
              names: unknown.slice(0, SHOWN_NAMES).join(', ') + (unknown.length > SHOWN_NAMES ? ' …' : ''),
            })}
          {suggested.length > 0 && (
            <Stack $gap={2}>
              <span>{t('vendor.suggested')}</span>
              <Inline>
                {suggested.slice(0, SHOWN_NAMES).map((one) => (
                  <Button
                    key={one.company_id}
                    size="sm"
                    icon={<Plus />}
                    aria-label={t('vendor.add', { name: one.name })}
                    loading={adding.working === one.company_id}
                    disabled={adding.waits(one.company_id)}
                    onClick={() => adding.add(one)}
                  >
                    <CompanyName name={one.name} verified={one.verified} />
                  </Button>
                ))}
              </Inline>
            </Stack>
          )}
          {adding.question}
        </Banner>
      ) : uploads.length > 0 ? (
        <UploadRows {...{ uploads, cancel, retry }} />
      ) : (
        <SpreadsheetDrop title={t('vendor.drop')} onFile={(file) => add([file])} />
      )}
    </Field>
  );
}
