import { Button } from '../../../src/client/ui/Button';
import { ConfirmDialog } from '../../../src/client/ui/ConfirmDialog';
import { Dialog } from '../../../src/client/ui/Dialog';
import { Field } from '../../../src/client/ui/Field';
import { FilterPanel } from '../../../src/client/ui/FilterPanel';
import { FilterSheet } from '../../../src/client/ui/FilterSheet';
import { FormDialog } from '../../../src/client/ui/FormDialog';
import { LeaveButton } from '../../../src/client/ui/LeaveButton';
import { Sheet } from '../../../src/client/ui/Sheet';
import { TextInput } from '../../../src/client/ui/TextInput';
import { nothing, Row, story } from '../story';

export default { title: 'Basics/Windows' };

export const PlainDialog = story((say) => (
  <Dialog
    open
    onOpenChange={nothing}
    title={say('마감 연장', 'Extend the deadline')}
    description={say('업체 3곳에 알려요.', 'Three sellers are told.')}
    footer={
      <>
        <LeaveButton />
        <Button variant="primary">{say('연장', 'Extend')}</Button>
      </>
    }
  >
    <Field label={say('새 마감', 'New deadline')}>
      <TextInput defaultValue="2026-03-04 17:00" />
    </Field>
  </Dialog>
));

export const Confirmation = story((say) => (
  <ConfirmDialog
    open
    onOpenChange={nothing}
    title={say('요청을 취소할까요?', 'Cancel the request?')}
    text={say('되돌릴 수 없어요.', 'This cannot be undone.')}
    confirmLabel={say('요청 취소', 'Cancel request')}
    onConfirm={nothing}
    danger
    error={say('그사이 마감됐어요.', 'It has closed meanwhile.')}
  />
));

export const FormInADialog = story((say) => (
  <FormDialog
    title={say('안전 재고', 'Safety stock')}
    onClose={nothing}
    onSubmit={nothing}
    submitLabel={say('저장', 'Save')}
    submitCount={0}
    submitNone={say('저장', 'Save')}
    submitWhy={say('품목을 선택해 주세요.', 'Choose a line.')}
  >
    <Field label={say('수량', 'Quantity')} error={say('수량을 입력해 주세요.', 'Enter a quantity.')}>
      <TextInput />
    </Field>
  </FormDialog>
));

export const SidePanel = story((say) => (
  <Sheet
    open
    onOpenChange={nothing}
    title={say('품목 정보', 'Line')}
    footer={<Button wide>{say('적용', 'Apply')}</Button>}
  >
    {say('배관, A106-B, 6B SCH40', 'Pipe, A106-B, 6" SCH40')}
  </Sheet>
));

export const Filters = story((say) => (
  <FilterPanel onClose={nothing} clearHref="/service/stock">
    <Field label={say('재질', 'Grade')}>
      <TextInput defaultValue="A106-B" />
    </Field>
  </FilterPanel>
));

export const FilterButtons = story(() => (
  <Row>
    <FilterSheet count={0}>{null}</FilterSheet>
    <FilterSheet count={2} clearHref="/service/stock">
      {null}
    </FilterSheet>
  </Row>
));
