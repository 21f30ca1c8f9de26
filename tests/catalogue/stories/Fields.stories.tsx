import { Search } from 'lucide-react';
import { PasswordInput } from '../../../src/client/shared/PasswordInput';
import { Checkbox } from '../../../src/client/ui/Checkbox';
import { DateInput } from '../../../src/client/ui/DateInput';
import { Field } from '../../../src/client/ui/Field';
import { FileDrop } from '../../../src/client/ui/FileDrop';
import { NoteField } from '../../../src/client/ui/NoteField';
import { NumberInput } from '../../../src/client/ui/NumberInput';
import { RadioCards } from '../../../src/client/ui/RadioCards';
import { Select } from '../../../src/client/ui/Select';
import { Columns } from '../../../src/client/ui/Stack';
import { Switch } from '../../../src/client/ui/Switch';
import { Textarea } from '../../../src/client/ui/Textarea';
import { TextInput } from '../../../src/client/ui/TextInput';
import { nothing, States, story } from '../story';

export default { title: 'Basics/Fields' };

export const TextFields = story((say) => (
  <Columns>
    <Field label={say('프로젝트명', 'Project name')} help={say('업체에 그대로 보여요.', 'Sellers see it as it is.')}>
      <TextInput defaultValue={say('울산 보일러동', 'Ulsan boiler house')} />
    </Field>
    <Field label={say('담당자', 'Contact')} optional>
      <TextInput placeholder={say('홍길동', 'Jane Kim')} />
    </Field>
    <Field label={say('납품 장소', 'Place of delivery')} required error={say('입력해 주세요.', 'Enter a place.')}>
      <TextInput defaultValue="" />
    </Field>
    <Field label={say('검색', 'Search')}>
      <TextInput icon={<Search />} compact placeholder="A106B 6B SCH40" />
    </Field>
    <Field label={say('사업자등록번호', 'Registration number')}>
      <TextInput disabled defaultValue="124-81-00998" />
    </Field>
    <Field label={say('비밀번호', 'Password')}>
      <PasswordInput defaultValue="stlbs-demo-1" autoComplete="off" />
    </Field>
    <NoteField
      label={say('메모', 'Note')}
      optional
      value={say('분할 납품 가능', 'Partial delivery is fine')}
      onChange={nothing}
    />
    <Field label={say('사유', 'Reason')} error={say('사유를 적어 주세요.', 'Give a reason.')}>
      <Textarea rows={2} />
    </Field>
  </Columns>
));

export const NumbersAndDays = story((say) => (
  <Columns>
    <Field label={say('단가', 'Unit price')}>
      <NumberInput value="1234567.5" onChange={nothing} unit={say('원', 'KRW')} />
    </Field>
    <Field label={say('단가', 'Unit price')}>
      <NumberInput value="1.234.567,5" onChange={nothing} unit={say('원', 'KRW')} />
    </Field>
    <Field label={say('수량', 'Quantity')} error={say('수량을 입력해 주세요.', 'Enter a quantity.')}>
      <NumberInput value="" onChange={nothing} decimals={0} />
    </Field>
    <Field label={say('희망 납기', 'Needed by')}>
      <DateInput defaultValue="2026-03-04" />
    </Field>
    <Field label={say('유효기간', 'Valid until')} error={say('오늘보다 뒤여야 해요.', 'It must be after today.')}>
      <DateInput defaultValue="2020-01-02" />
    </Field>
  </Columns>
));

export const Choices = story((say) => {
  const units = [
    { value: 'EA', label: say('개', 'Piece') },
    { value: 'M', label: say('미터', 'Metre') },
    { value: 'TON', label: 't', disabled: true },
  ];
  const ways = [
    { value: 'file', label: say('파일', 'File'), note: say('엑셀, CSV', 'Excel, CSV') },
    { value: 'text', label: say('붙여넣기', 'Paste'), note: say('표 그대로', 'The table as it is') },
    { value: 'hand', label: say('직접 입력', 'By hand'), disabled: true },
  ];
  return (
    <States
      of={{
        Select: (
          <Columns>
            <Select aria-label={say('단위', 'Unit')} options={units} placeholder={say('선택', 'Choose')} />
            <Select aria-label={say('단위', 'Unit')} options={units} defaultValue="M" compact />
            <Select aria-label={say('단위', 'Unit')} options={units} defaultValue="M" disabled />
            <Select aria-label={say('단위', 'Unit')} options={units} invalid />
          </Columns>
        ),
        Checkbox: (
          <Columns>
            <Checkbox label={say('부분 견적 허용', 'Allow partial quotations')} defaultChecked />
            <Checkbox
              label={say('밀봉 견적', 'Sealed request')}
              note={say('마감까지 금액을 볼 수 없어요.', 'No amount until the deadline.')}
            />
            <Checkbox label={say('전체', 'All')} indeterminate />
            <Checkbox label={say('전체', 'All')} disabled defaultChecked />
            <Checkbox label={say('약관에 동의', 'I agree to the terms')} invalid />
          </Columns>
        ),
        RadioCards: <RadioCards aria-label={say('방법', 'Way')} value="file" onChange={nothing} options={ways} />,
        Switch: (
          <Columns>
            <Switch checked onChange={nothing} label={say('메일 알림', 'Mail notices')} />
            <Switch
              checked={false}
              onChange={nothing}
              label={say('메일 알림', 'Mail notices')}
              note={say('보안 알림은 항상 보내요.', 'Security notices always come.')}
            />
            <Switch checked={false} disabled onChange={nothing} label={say('메일 알림', 'Mail notices')} />
          </Columns>
        ),
      }}
    />
  );
});

export const Files = story((say) => (
  <States
    of={{
      empty: <FileDrop onFiles={nothing} accept=".xlsx,.csv" maxSize={10 * 1024 * 1024} />,
      uploading: <FileDrop onFiles={nothing} progress={0.4} onCancel={nothing} />,
      failed: <FileDrop onFiles={nothing} error={say('파일을 올리지 못했어요.', 'The file did not upload.')} />,
      off: <FileDrop onFiles={nothing} disabled />,
    }}
  />
));
