import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RfqTerms } from '../../../../contract/entities/rfq';
import { privateSign } from '../../../../domain/material/privateText';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Banner } from '../../../ui/Banner';
import { Checkbox } from '../../../ui/Checkbox';
import { Stack } from '../../../ui/Stack';
import type { EditorLine } from './editorLine';
import type { LineRow } from '../../../shared/lineRow';

const Columns = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  & > legend {
    ${type(14)}
    font-weight: 600;
  }
  & > p,
  & small {
    ${type(13)}
    color: ${color('textMuted')};
  }
  & small {
    margin-left: ${space(2)};
    overflow-wrap: anywhere;
  }
`;

/** Line numbers named in one sentence. */
const NAMED = 8;

/** What of the list's own texts sellers may read. */
export type SharedOfList = Pick<RfqTerms, 'shared_columns' | 'share_headings'>;

type Props = {
  lines: readonly EditorLine[];
  /** The same lines as sellers will read them. */
  rows: readonly LineRow[];
  shared: SharedOfList;
  onShare: (change: Partial<SharedOfList>) => void;
};

/** The columns and headings of the buyer's list that sellers do not see, each to be shared; and a warning of what looks like a secret. */
export function OwnColumns({ lines, rows, shared, onShare }: Props) {
  const { t } = useTranslation('buyer');
  const samples = samplesOf(lines);
  const heading = lines.find((line) => line.heading)?.heading;
  const { shared_columns: titles, share_headings } = shared;
  const signs = (sign: 'money' | 'company') =>
    rows.filter((row) => privateSign(`${row.raw}\t${row.remark ?? ''}`) === sign).map(({ line_no }) => line_no);
  return (
    <Stack $gap={3}>
      {(samples.size > 0 || heading) && (
        <Columns>
          <legend>{t('ownColumns.title')}</legend>
          <p>{t('ownColumns.text')}</p>
          {[...samples].map(([title, sample]) => (
            <Checkbox
              key={title}
              checked={titles.includes(title)}
              onChange={() =>
                onShare({
                  shared_columns: titles.includes(title) ? titles.filter((one) => one !== title) : [...titles, title],
                })
              }
              label={<Sampled title={title} sample={sample} />}
            />
          ))}
          {heading && (
            <Checkbox
              checked={share_headings}
              onChange={() => onShare({ share_headings: !share_headings })}
              label={<Sampled title={t('ownColumns.headings')} sample={heading} />}
            />
          )}
        </Columns>
      )}
      {(['money', 'company'] as const).map((sign) => {
        const found = signs(sign);
        if (found.length === 0) return null;
        const named = found.slice(0, NAMED).join(', ') + (found.length > NAMED ? ' …' : '');
        return (
          <Banner key={sign} tone="warning">
            {t(`ownColumns.${sign}`, { count: found.length, lines: named })}
          </Banner>
        );
      })}
    </Stack>
  );
}

function Sampled({ title, sample }: { title: string; sample: string }) {
  const { t } = useTranslation('buyer');
  return (
    <>
      {title}
      <small data-sentry-mask>{t('ownColumns.sample', { text: sample })}</small>
    </>
  );
}

/** One cell of each own column, in the order of the list. */
function samplesOf(lines: readonly EditorLine[]): Map<string, string> {
  const samples = new Map<string, string>();
  for (const { own_cells } of lines) {
    for (const { title, text } of own_cells) if (text && !samples.has(title)) samples.set(title, text);
  }
  return samples;
}
