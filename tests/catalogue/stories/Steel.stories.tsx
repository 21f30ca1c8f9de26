import type { Spec } from '../../../src/contract/entities/spec';
import { SmallDrawing, SteelFigure } from '../../../src/client/shared/steel/SteelDrawing';
import { Stack } from '../../../src/client/ui/Stack';
import { TRADE_WORDS } from '../../../src/domain/material/data/tradeWords';
import { parseLine } from '../../../src/domain/material/parseLine';
import { specOfLine } from '../../../src/domain/material/spec';
import { Row, story } from '../story';

export default { title: 'Trade/Drawings' };

export const EveryType = story(() => (
  <Row>
    {TRADE_WORDS.map(([category, type, english, korean]) => (
      <figure key={`${category} ${type}`} style={{ width: 120 }}>
        <SmallDrawing spec={{ category: category as Spec['category'], type, dn: [150], od_mm: '165.2' }} />
        <figcaption>
          {korean}
          <br />
          {english}
        </figcaption>
      </figure>
    ))}
  </Row>
));

const LINES = [
  'PIPE 2" SCH160 A106-B SMLS 6M',
  'WN FLANGE 4" 150# RF A105',
  'ELBOW 90 LR 6" SCH40 A234-WPB',
  'H-200x200x8x12 SS275 10M',
];

export const WithMeasures = story(() => (
  <Stack $gap={4}>
    {LINES.map((line) => (
      <div key={line} style={{ width: 480, height: 300 }}>
        <SteelFigure spec={specOfLine(parseLine(line))} />
      </div>
    ))}
  </Stack>
));
