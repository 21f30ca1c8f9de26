import { Download, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../src/client/ui/Button';
import { ButtonLink } from '../../../src/client/ui/ButtonLink';
import { CountedButton } from '../../../src/client/ui/CountedButton';
import { IconButton } from '../../../src/client/ui/IconButton';
import { Menu } from '../../../src/client/ui/Menu';
import { OverflowMenu } from '../../../src/client/ui/OverflowMenu';
import { Spinner } from '../../../src/client/ui/Spinner';
import { nothing, Row, States, story, type Say } from '../story';

export default { title: 'Basics/Buttons' };

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export const Buttons = story((say) => (
  <States
    of={{
      ...Object.fromEntries(
        VARIANTS.map((variant) => [
          variant,
          <Row key={variant}>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {say('견적 제출', 'Submit quotation')}
              </Button>
            ))}
            <Button variant={variant} icon={<Plus />}>
              {say('품목 추가', 'Add line')}
            </Button>
            <Button variant={variant} disabled>
              {say('품목 추가', 'Add line')}
            </Button>
            <Button variant={variant} loading>
              {say('품목 추가', 'Add line')}
            </Button>
          </Row>,
        ]),
      ),
      wide: (
        <Button wide variant="primary">
          {say('로그인', 'Sign in')}
        </Button>
      ),
    }}
  />
));

export const Counted = story((say) => (
  <States
    of={{
      'something to do': (
        <CountedButton count={3} none={say('발주', 'Award')} variant="primary">
          {say('3건 발주', 'Award 3 lines')}
        </CountedButton>
      ),
      'nothing to do': (
        <CountedButton
          count={0}
          none={say('발주', 'Award')}
          why={say('단가를 먼저 선택해 주세요.', 'Choose a price first.')}
          variant="primary"
        >
          {say('0건 발주', 'Award 0 lines')}
        </CountedButton>
      ),
    }}
  />
));

export const IconsAndLinks = story((say) => (
  <States
    of={{
      IconButton: (
        <Row>
          <IconButton label={say('삭제', 'Delete')} icon={<Trash2 />} />
          <IconButton label={say('삭제', 'Delete')} icon={<Trash2 />} variant="secondary" />
          <IconButton label={say('삭제', 'Delete')} icon={<Trash2 />} size="sm" disabled />
          <IconButton label={say('내려받기', 'Download')} icon={<Download />} loading />
        </Row>
      ),
      ButtonLink: (
        <Row>
          <ButtonLink href="/service" variant="primary">
            {say('견적 요청 시작', 'Start a request')}
          </ButtonLink>
          <ButtonLink href="/service" icon={<Download />}>
            {say('양식', 'Template')}
          </ButtonLink>
        </Row>
      ),
      Spinner: <Spinner />,
    }}
  />
));

const entries = (say: Say) => [
  { key: 'head', kind: 'heading' as const, label: say('견적 요청', 'Request') },
  { key: 'copy', label: say('복사', 'Copy'), icon: <Plus />, onSelect: nothing },
  { key: 'print', label: say('인쇄', 'Print'), onSelect: nothing, disabled: true },
  { key: 'line', kind: 'separator' as const },
  { key: 'cancel', label: say('요청 취소', 'Cancel request'), onSelect: nothing, danger: true },
];

/** Opens by a key, as a person without a mouse would. */
const open = (page: HTMLElement) => {
  const trigger = page.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  trigger?.focus();
  trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

export const OpenMenu = story(
  (say) => <Menu align="start" trigger={<Button>{say('더보기', 'More')}</Button>} items={entries(say)} />,
  open,
);

export const Overflow = story((say) => (
  <Row>
    <OverflowMenu
      actions={[
        { key: 'copy', label: say('복사', 'Copy'), icon: <Plus />, onSelect: nothing },
        { key: 'file', label: say('내려받기', 'Download'), icon: <Download />, onSelect: nothing, loading: true },
      ]}
    />
    <span />
  </Row>
));
