import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { Order, OrderAction } from '../../../contract/entities/order';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Menu } from '../../ui/Menu';
import { ClaimFields, emptyClaim, ReceiveDialog } from './ReceiveDialog';
import { ShipDialog } from './ShipDialog';
import { toast } from '../../ui/toast';
import { useOrderStep } from '../../queries/order';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useFailureText } from '../../shell/errors/useFailureText';
import { cancelNeedsAgreement } from '../../../domain/states/order';
import { Stack } from '../../ui/Stack';
import {
  emptyValues,
  fieldsOf,
  isRequired,
  moneyOf,
  type OwnForm,
  sortActions,
  stepOf,
  type StepField,
} from './orderSteps';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Textarea } from '../../ui/Textarea';
import { TextInput } from '../../ui/TextInput';
import { MoneyText } from '../../shared/MoneyText';
import { KeyValueList } from '../../ui/KeyValueList';
import { useReportFacts } from './useReportFacts';

/**
 * The steps this reader may take now, as the server decided: buttons for the next one and those beside it, a menu of the
 * rare ones, and the form that a press opened.
 */
export function useOrderActions(order: Order): { steps: ReactNode; menu: ReactNode; form: ReactNode } {
  const { t } = useTranslation('project');
  const [requested, setRequested] = useState<OrderAction | null>(null);
  const { primary, beside, menu } = sortActions(order);
  const button = (action: OrderAction, variant: 'primary' | 'secondary') =>
    action === 'report_payment' ? (
      <ButtonLink key={action} size="lg" variant={variant} href={paths.project.buy(order.order_number)}>
        {t(`act.${action}.do`)}
      </ButtonLink>
    ) : (
      <Button key={action} size="lg" variant={variant} onClick={() => setRequested(action)}>
        {t(`act.${action}.do`)}
      </Button>
    );
  const items = menu.map((action) => ({
    key: action,
    label: t(`act.${action}.do`),
    danger: action === 'cancel',
    onSelect: () => setRequested(action),
  }));
  const steps = (primary || beside.length > 0) && (
    <>
      {primary === 'message' && (
        <Button variant="primary" size="lg" onClick={toMessages}>
          {t(`act.message.${order.side}`)}
        </Button>
      )}
      {primary && primary !== 'message' && button(primary, 'primary')}
      {beside.map((action) => button(action, 'secondary'))}
    </>
  );
  return {
    steps,
    menu: items.length > 0 && <Menu trigger={<Button icon={<Ellipsis />}>{t('menu.more')}</Button>} items={items} />,
    form: requested && <StepForm order={order} action={requested} onClose={() => setRequested(null)} />,
  };
}

/** To where one writes to the other side, below on the page. */
function toMessages(): void {
  document.querySelector<HTMLElement>('#messages textarea')?.focus();
}

/** The form of a step: three have one of their own, reporting a transfer a page. */
function StepForm({ action, ...rest }: { order: Order; action: OrderAction; onClose: () => void }) {
  if (action === 'ship') return <ShipDialog {...rest} />;
  if (action === 'receive') return <ReceiveDialog {...rest} />;
  if (action === 'open_claim') return <ClaimDialog {...rest} />;
  return action === 'report_payment' || action === 'add_certificate' ? null : (
    <OrderStepDialog {...rest} action={action} />
  );
}

/** Opens a claim on what was shipped. */
function ClaimDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [claim, setClaim] = useState(emptyClaim);
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useOrderStep(order.order_number);
  const open = () => {
    setChecked(true);
    if (claim.text.trim() === '') return;
    const body = { version: order.version, claim: { kind: claim.kind, text: claim.text.trim() } };
    mutate(
      { action: 'open_claim', body },
      {
        onSuccess: () => {
          toast.success(t('act.open_claim.done'));
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('act.open_claim.title')}
      text={t('act.open_claim.text')}
      confirmLabel={t('act.open_claim.do')}
      onConfirm={open}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <ClaimFields claim={claim} onChange={setClaim} checked={checked} />
    </ConfirmDialog>
  );
}

const DANGER: readonly OrderAction[] = ['cancel', 'agree_cancel', 'reject_payment', 'refuse_settlement'];

type Props = { order: Order; action: Exclude<OrderAction, OwnForm>; onClose: () => void };

/** Asks before a step of an order, says what will happen, and keeps what was typed when it fails. */
function OrderStepDialog({ order, action, onClose }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [values, setValues] = useState(emptyValues);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useOrderStep(order.order_number);
  const fields = fieldsOf(action);
  const confirm = () => {
    const lacking = fields.some((field) => isRequired(field) && values[field].trim() === '');
    setMissing(lacking);
    const step = stepOf(action, order, values);
    if (lacking || !step) return;
    mutate(step, {
      onSuccess: () => {
        toast.success(t(`act.${action}.done`));
        onClose();
      },
    });
  };
  const { payment_status: payment, delivery_status: delivery } = order;
  const asks = action === 'cancel' && cancelNeedsAgreement({ ...order, payment, delivery });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`act.${action}.title`)}
      text={t(asks ? 'act.cancel.textAsk' : `act.${action}.text`)}
      confirmLabel={t(asks ? 'act.cancel.doAsk' : `act.${action}.do`)}
      onConfirm={confirm}
      danger={DANGER.includes(action)}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <Stack $gap={4}>
        <MoneyFacts order={order} action={action} />
        {fields.map((field) => (
          <StepInput
            key={field}
            field={field}
            value={values[field]}
            missing={missing && isRequired(field) && values[field].trim() === ''}
            onChange={(text) => setValues((before) => ({ ...before, [field]: text }))}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

const LONGEST: Record<StepField, number> = { note: 500, reason: 300, tax_number: 40, issued_on: 10 };

type StepInputProps = { field: StepField; value: string; missing: boolean; onChange: (text: string) => void };

/** One field of a step's dialog. */
function StepInput({ field, value, missing, onChange }: StepInputProps) {
  const { t } = useTranslation(['project', 'trade']);
  const input = {
    value,
    maxLength: LONGEST[field],
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <Field
      label={t(`field.${field}`)}
      required={isRequired(field)}
      optional={!isRequired(field)}
      error={missing ? t('trade:issue.required') : undefined}
    >
      {field === 'issued_on' ? (
        <DateInput {...input} />
      ) : field === 'tax_number' ? (
        <TextInput {...input} />
      ) : (
        <Textarea rows={3} {...input} />
      )}
    </Field>
  );
}

/** How much a step about money is about, and whose transfer it was. */
function MoneyFacts({ order, action }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('project');
  const money = moneyOf(action, order);
  const report = useReportFacts(money);
  if (!money) return null;
  const amount = <MoneyText amount={money.amount} currency={order.currency} strong />;
  return <KeyValueList items={[{ key: 'amount', label: t('field.amount'), value: amount }, ...report]} />;
}
