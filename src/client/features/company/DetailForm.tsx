import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../ui/toast';
import type { CompanyDetail } from '../../../contract/entities/company';
import { isEnglishText } from '../../../domain/company/englishText';
import { useSaveCompanyDetail } from '../../queries/company';
import { Field } from '../../ui/Field';
import { Columns } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { useFields } from '../../ui/useFields';
import { useConfirmedAction } from '../../shell/recentAuthentication/useConfirmedAction';
import { SavedForm } from './SavedForm';
import { splitTitles, titlesFit } from './approvalTitles';

const ENGLISH = ['name_en', 'ceo_en', 'address_en'] as const;

interface Props {
  detail: CompanyDetail;
  onDone: () => void;
}

/** Changes what the company says of itself. Without a recent authentication it requires the password. */
export function DetailForm({ detail, onDone }: Props) {
  const { t } = useTranslation('user');
  const save = useSaveCompanyDetail();
  const form = useFields(
    {
      name_en: detail.name_en ?? '',
      ceo_en: detail.ceo_en ?? '',
      address_en: detail.address_en ?? '',
      business_type: detail.business_type ?? '',
      business_item: detail.business_item ?? '',
      approval_titles: detail.approval_titles.join(' / '),
    },
    (values) => [
      ...ENGLISH.filter((name) => !isEnglishText(values[name])),
      ...(titlesFit(splitTitles(values.approval_titles)) ? [] : (['approval_titles'] as const)),
    ],
  );
  const action = useConfirmedAction(save.mutateAsync);

  const submit = form.submit(async ({ approval_titles, ...texts }) => {
    if (!(await action.run({ ...texts, approval_titles: splitTitles(approval_titles) }))) return;
    toast.success(t('company.savedDetail'));
    onDone();
  });
  return (
    <SavedForm recovery="companyDetail" action={action} onSubmit={submit} onCancel={onDone}>
      <Columns>
        <Field label={t('company.nameEn')} optional error={form.isWrong('name_en') && t('errors.english')}>
          <TextInput maxLength={100} placeholder="Hanbit Pipe Co., Ltd." {...form.text('name_en')} />
        </Field>
        <Field label={t('company.ceoEn')} optional error={form.isWrong('ceo_en') && t('errors.english')}>
          <TextInput maxLength={60} placeholder="Gildong Hong" {...form.text('ceo_en')} />
        </Field>
      </Columns>
      <Field label={t('company.addressEn')} optional error={form.isWrong('address_en') && t('errors.english')}>
        <TextInput
          maxLength={200}
          placeholder="900, Sejong-daero, Jung-gu, Seoul, Republic of Korea"
          {...form.text('address_en')}
        />
      </Field>
      <Columns>
        <Field label={t('company.businessType')} optional help={t('company.asOnCertificate')}>
          <TextInput maxLength={100} {...form.text('business_type')} />
        </Field>
        <Field label={t('company.businessItem')} optional help={t('company.asOnCertificate')}>
          <TextInput maxLength={100} {...form.text('business_item')} />
        </Field>
      </Columns>
      <Field
        label={t('company.approvalBoxes')}
        optional
        help={t('company.approvalHelp')}
        error={form.isWrong('approval_titles') && t('errors.approvalTitles')}
      >
        <TextInput placeholder={t('company.approvalPlaceholder')} {...form.text('approval_titles')} />
      </Field>
    </SavedForm>
  );
}
