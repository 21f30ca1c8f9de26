import { colorRoles, type ColorRole, tones, toneVariable, colorVariable } from '../../../src/client/theme/theme';
import { control, motion, radius, type as textType, weight } from '../../../src/client/theme/tokens';
import styled from 'styled-components';
import { Columns, Stack } from '../../../src/client/ui/Stack';
import { Code, Heading, Text } from '../../../src/client/ui/Text';
import { Row, States, story } from '../story';
import { VOICE } from '../voice';

export default { title: 'Design/Guide' };

const Sample = styled.span`
  display: block;
  height: 32px;
  border: 1px solid var(--line);
  border-radius: ${radius[4]};
`;

const Chosen = styled.span`
  padding: 4px 8px;
  border: 1px solid;
  border-radius: ${radius[4]};
`;

function Swatch({ role }: { role: ColorRole }) {
  return (
    <div>
      <Sample style={{ background: `var(${colorVariable(role)})` }} />
      <Code>{role}</Code>
    </div>
  );
}

export const Colours = story(() => (
  <Columns $min={150}>
    {colorRoles.map((role) => (
      <Swatch key={role} role={role} />
    ))}
  </Columns>
));

export const Tones = story((say) => (
  <Row>
    {tones.map((tone) => (
      <Chosen
        key={tone}
        style={{
          background: `var(${toneVariable(tone, 'surface')})`,
          color: `var(${toneVariable(tone, 'text')})`,
          borderColor: `var(${toneVariable(tone, 'line')})`,
        }}
      >
        {tone} · {say('견적 접수', 'Collecting')}
      </Chosen>
    ))}
  </Row>
));

const SIZES = [12, 13, 14, 16, 20, 24, 32, 40] as const;
const Line = styled.span<{ $size: (typeof SIZES)[number] }>`
  ${({ $size }) => textType($size)}
`;

export const TypeAndSizes = story((say) => (
  <States
    of={{
      type: (
        <Stack $gap={2}>
          {SIZES.map((size) => (
            <Line key={size} $size={size}>
              {size} · {say('배관 자재 견적', 'Quotations for piping')}
            </Line>
          ))}
        </Stack>
      ),
      weight: (
        <Row>
          {Object.entries(weight).map(([name, value]) => (
            <span key={name} style={{ fontWeight: value }}>
              {name} {value}
            </span>
          ))}
        </Row>
      ),
      radius: (
        <Columns $min={120}>
          {Object.entries(radius).map(([name, value]) => (
            <div key={name}>
              <Sample style={{ borderRadius: value }} />
              <Code>{name}</Code>
            </div>
          ))}
        </Columns>
      ),
      'heights of controls': (
        <Text>
          {Object.entries(control)
            .map((pair) => pair.join(' '))
            .join(' · ')}
        </Text>
      ),
      motion: (
        <Text>
          {Object.entries(motion)
            .map((pair) => pair.join(' '))
            .join(' · ')}
        </Text>
      ),
    }}
  />
));

export const Voice = story((say) => (
  <Stack $gap={6}>
    <Text>
      {say(
        '배관 거래를 아는 동료가 말하듯 써요. 안내는 해요체, 이름표는 명사로 적어요.',
        'Write as a colleague who knows the piping trade: plain, short, the trade’s own words.',
      )}
    </Text>
    {VOICE.map(({ rule, instead, write }) => (
      <Stack key={rule.en} $gap={1}>
        <Heading as="h2" $size={16}>
          {say(rule.ko, rule.en)}
        </Heading>
        <Text $color="textMuted">
          {say('쓰지 않아요', 'Not')}: {say(instead.ko, instead.en)}
        </Text>
        <Text>
          {say('이렇게 써요', 'But')}: {say(write.ko, write.en)}
        </Text>
      </Stack>
    ))}
  </Stack>
));
