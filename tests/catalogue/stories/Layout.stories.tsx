import { Boxes } from 'lucide-react';
import { StatusChip } from '../../../src/client/shared/StatusChip';
import { WayCard } from '../../../src/client/shared/WayCard';
import { Breadcrumb } from '../../../src/client/ui/Breadcrumb';
import { Button } from '../../../src/client/ui/Button';
import { Card, CardLink } from '../../../src/client/ui/Card';
import { Chip } from '../../../src/client/ui/Chip';
import { Count } from '../../../src/client/ui/Count';
import { Countdown } from '../../../src/client/ui/Countdown';
import { FactGrid } from '../../../src/client/ui/FactGrid';
import { Figure } from '../../../src/client/ui/Figure';
import { FootBar, FootSum } from '../../../src/client/ui/FootBar';
import { KeyValueList } from '../../../src/client/ui/KeyValueList';
import { Link } from '../../../src/client/ui/Link';
import { LinkTabs } from '../../../src/client/ui/LinkTabs';
import { Masked } from '../../../src/client/ui/Masked';
import { PageHeader } from '../../../src/client/ui/PageHeader';
import { Section } from '../../../src/client/ui/Section';
import { Split } from '../../../src/client/ui/Split';
import { Columns, Stack } from '../../../src/client/ui/Stack';
import { RecordName } from '../../../src/client/ui/RecordName';
import { Stage } from '../../../src/client/ui/Stage';
import { Stat } from '../../../src/client/ui/Stat';
import { StatRow } from '../../../src/client/ui/StatRow';
import { Stepper } from '../../../src/client/ui/Stepper';
import { Tabs } from '../../../src/client/ui/Tabs';
import { Code, Heading, Text, TextLink } from '../../../src/client/ui/Text';
import { Track } from '../../../src/client/ui/Track';
import { Timeline } from '../../../src/client/ui/Timeline';
import { VisuallyHidden } from '../../../src/client/ui/VisuallyHidden';
import { tones } from '../../../src/client/theme/theme';
import { nothing, Row, States, story } from '../story';

export default { title: 'Basics/Layout' };

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

export const StageOfAPage = story((say) => (
  <States
    of={{
      'own turn': (
        <Stage
          tone="act"
          title={say('대금을 보내 주세요', 'Send the payment')}
          text={say('판매사가 입금을 확인하면 출하해요.', 'The seller ships once the payment is confirmed.')}
          figure={{
            label: say('보낼 금액', 'To pay'),
            value: <Figure value="19,829,777" unit={say('원', 'KRW')} />,
            note: <Countdown deadline={inHours(15)} />,
          }}
          facts={<KeyValueList items={[{ key: 'bank', label: say('은행', 'Bank'), value: say('국민은행', 'KB') }]} />}
          actions={
            <>
              <Button variant="primary" size="lg">
                {say('송금 알리기', 'Report the transfer')}
              </Button>
              <Button size="lg">{say('메시지', 'Message')}</Button>
            </>
          }
        />
      ),
      waiting: <Stage tone="wait" title={say('출하를 기다리고 있어요', 'Waiting for the shipment')} />,
      done: <Stage tone="done" title={say('거래가 끝났어요', 'The deal is complete')} />,
      track: (
        <Track
          steps={[
            { key: 'ordered', label: say('주문', 'Ordered'), done: true, at: '2026-11-20' },
            { key: 'paid', label: say('입금 확인', 'Paid'), done: false },
            { key: 'shipped', label: say('출하', 'Shipped'), done: false },
          ]}
        />
      ),
      'name in a list': <RecordName name={say('울산 배관', 'Ulsan piping')} facts="Q261126-AB12C" />,
    }}
  />
));

export const PageHead = story((say) => (
  <Stack $gap={6}>
    <PageHeader
      title={say('울산 보일러동 배관', 'Ulsan boiler house piping')}
      status={<StatusChip kind="project" status="COL" />}
      breadcrumb={[{ label: say('견적 요청', 'Requests'), href: '/service' }, { label: 'R260101-AB12C' }]}
      meta={say('마감 3월 4일 17:00', 'Closes on 4 March, 17:00')}
      actions={
        <>
          <Button>{say('복사', 'Copy')}</Button>
          <Button variant="primary">{say('마감 연장', 'Extend')}</Button>
        </>
      }
    />
    <Stepper
      current="terms"
      onSelect={nothing}
      steps={[
        { key: 'lines', label: say('품목', 'Lines') },
        { key: 'terms', label: say('조건', 'Terms') },
        { key: 'send', label: say('업체', 'Sellers') },
      ]}
    />
  </Stack>
));

export const Place = story((say) => (
  <Breadcrumb items={[{ label: say('재고', 'Stock'), href: '/service/stock' }, { label: 'A106-B 6B' }]} />
));

export const TabsOfBothKinds = story((say) => (
  <States
    of={{
      Tabs: (
        <Tabs
          aria-label={say('견적', 'Quotation')}
          tabs={[
            { key: 'lines', label: say('품목', 'Lines'), count: 24, content: say('품목 24건', '24 lines') },
            { key: 'files', label: say('첨부', 'Files'), icon: <Boxes />, content: null },
          ]}
        />
      ),
      LinkTabs: (
        <LinkTabs
          aria-label={say('상태', 'Status')}
          current="open"
          tabs={[
            { key: 'open', label: say('진행', 'Open'), href: '/service/buyer', count: 3 },
            { key: 'closed', label: say('종료', 'Closed'), href: '/service/buyer/closed', count: '99+' },
          ]}
        />
      ),
    }}
  />
));

export const Words = story((say) => (
  <Stack $gap={3}>
    {([24, 20, 16, 13] as const).map((size) => (
      <Heading key={size} as="h2" $size={size}>
        {say('배관 자재 견적', 'Quotations for piping')}
      </Heading>
    ))}
    <Text>{say('업체마다 다른 단위를 같은 기준으로 비교해요.', 'Prices in any unit are compared at one basis.')}</Text>
    <Text $color="textMuted" $size={13}>
      {say('이론 중량 기준', 'By theoretical weight')}
    </Text>
    <Row>
      <Code>A106-B 6B SCH40</Code>
      <TextLink href="/customer/faq">{say('자주 묻는 질문', 'Questions')}</TextLink>
      <Link href="/customer/faq">{say('도움말', 'Help')}</Link>
      <VisuallyHidden>{say('화면 낭독기만 읽어요', 'For screen readers alone')}</VisuallyHidden>
    </Row>
  </Stack>
));

export const Marks = story((say) => (
  <States
    of={{
      Chip: (
        <Row>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone} icon={<Boxes />}>
              {say('견적 접수', 'Collecting')}
            </Chip>
          ))}
          <Chip size="sm">{say('대체', 'Alternate')}</Chip>
        </Row>
      ),
      Count: (
        <Row>
          <Count>3</Count>
          <Count $accent>12</Count>
        </Row>
      ),
      Figure: (
        <Row>
          <Figure value="1234567.5" unit="kg" />
          <Figure value="19500" unit={say('원', 'KRW')} strong />
          <Figure value={null} />
        </Row>
      ),
      Countdown: (
        <Row>
          {[100, 20, 0.5, -1].map((hours) => (
            <Countdown key={hours} deadline={inHours(hours)} />
          ))}
        </Row>
      ),
    }}
  />
));

export const Facts = story((say) => {
  const facts = [
    { key: 'buyer', label: say('구매사', 'Buyer'), value: say('한빛플랜트', 'Hanbit Plant') },
    { key: 'place', label: say('납품 장소', 'Place of delivery'), value: say('울산', 'Ulsan') },
    { key: 'rate', label: say('환율', 'Rate'), value: null },
  ];
  return (
    <Stack $gap={6}>
      <KeyValueList items={facts} />
      <KeyValueList items={facts} columns={3} />
      <FactGrid
        items={[
          ...facts,
          {
            key: 'memo',
            label: say('메모', 'Note'),
            value: say('분할 납품 가능', 'Partial delivery is fine'),
            wide: true,
          },
        ]}
      />
      <StatRow>
        <Stat label={say('견적', 'Quotations')} value="12" unit={say('건', '')} />
        <Stat
          label={say('절감', 'Saved')}
          value="8.4"
          unit="%"
          delta={{ text: '1.2 %p', direction: 'up' }}
          note={say('지난달 대비', 'Against last month')}
        />
        <Stat label={say('평균 납기', 'Lead time')} value="14" delta={{ text: '2', direction: 'down', good: false }} />
      </StatRow>
    </Stack>
  );
});

export const Areas = story((say) => (
  <Stack $gap={6}>
    <Section
      title={say('품목', 'Lines')}
      count={24}
      note={say('이론 중량 포함', 'With theoretical weights')}
      actions={<Button size="sm">{say('추가', 'Add')}</Button>}
    >
      <Split>
        <Card>{say('본문', 'Main part')}</Card>
        <Card>{say('곁', 'Beside')}</Card>
      </Split>
    </Section>
    <Columns>
      <CardLink href="/service/stock">{say('공개 재고', 'Listed stock')}</CardLink>
      <WayCard
        href="/service/buyer"
        icon={<Boxes />}
        name={say('견적 요청', 'Request')}
        note={say('자재 내역으로 시작', 'Begin with a bill of materials')}
      />
    </Columns>
    <Masked when>
      <Card>{say('기록에 남지 않는 내용', 'Kept out of recordings')}</Card>
    </Masked>
    <FootBar>
      <span>{say('24건 중 20건 입력', '20 of 24 lines')}</span>
      <FootSum>
        <Figure value="12345000" unit={say('원', 'KRW')} />
      </FootSum>
      <Button variant="primary">{say('견적 제출', 'Submit quotation')}</Button>
    </FootBar>
  </Stack>
));

export const History = story((say) => (
  <Timeline
    items={[
      {
        key: '2',
        title: say('견적 접수', 'Quotation received'),
        time: '3.4. 10:00',
        who: say('대한강관', 'Daehan Pipe'),
        tone: 'green',
      },
      { key: '1', title: say('요청 발송', 'Request sent'), time: '3.2. 09:00', note: say('급해요', 'Urgent') },
    ]}
  />
));
