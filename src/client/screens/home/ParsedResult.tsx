import { ArrowRight } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ParsedLineDto } from '../../../contract/entities/parse';
import { sumWeights } from '../../../domain/material/totalWeight';
import { keepLines } from '../../parts/keptLines';
import { keepListFile } from '../../parts/keptListFile';
import { WeightText } from '../../parts/WeightText';
import { paths } from '../../paths';
import { useSession } from '../../shell/session/useSession';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/DataTable';
import { bringIntoSight } from '../../ui/lessMotion';
import { Centre } from './homeLayout';
import { useParsedColumns } from './useParsedColumns';

const SHOWN = 12;

const Root = styled(Centre)`
  margin-top: ${space(12)};
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[24]};
  background: ${color('surface')};
  box-shadow: ${({ theme }) => theme.shadow.overlay};
  outline: none;
  ${media.phone} {
    margin-top: ${space(6)};
    padding: ${space(4)};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  flex-wrap: wrap;
  margin-bottom: ${space(4)};
  h2 {
    ${type(20)}
    font-weight: ${weight.bold};
  }
  p {
    color: ${color('textMuted')};
    ${type(14)}
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(4)};
  color: ${color('textMuted')};
  ${type(13)}
  strong {
    color: ${color('text')};
    ${type(16)}
  }
  & > :last-child {
    margin-left: auto;
  }
`;

interface Props {
  lines: readonly ParsedLineDto[];
  texts: readonly string[];
  /** The file they were read from. */
  file: File | null;
}

/** What was understood of the list, with weights, and the way on to a request. */
export function ParsedResult({ lines, texts, file }: Props) {
  const { t } = useTranslation('home');
  const router = useRouter();
  const { loggedIn } = useSession();
  const columns = useParsedColumns();
  const root = useRef<HTMLDivElement>(null);
  const weights = lines.map((line) => ({ total_weight_kg: line.weight.total_weight_kg, excluded: line.excluded }));
  const unknown = weights.filter((line) => !line.excluded && line.total_weight_kg === null).length;
  useEffect(() => {
    bringIntoSight(root.current);
  }, [lines]);

  const goOn = async () => {
    keepLines(texts, items);
    await keepListFile(file);
    const editor = paths.buyer.editorFrom('paste');
    void router.push(loggedIn ? editor : paths.auth.promoteSignUp({ next: editor }));
  };
  // Titles and sums of a list are kept and told of, but a first look is for what was understood.
  const all = lines.map((line, index) => ({ line, index }));
  const found = all.filter(({ line }) => !line.excluded);
  const rows = (found.length > 0 ? found : all).slice(0, SHOWN);
  const items = found.length;
  const others = lines.length - items;
  return (
    <Root as="section" ref={root} aria-live="polite" aria-label={t('result.title', { count: items })}>
      <Head>
        <div>
          <h2>{t('result.title', { count: items })}</h2>
          <p>{t('result.text')}</p>
        </div>
        <Button
          variant="primary"
          size="lg"
          trailingIcon={<ArrowRight />}
          onClick={() => void goOn()}
          data-stlbs-id="home-continue"
        >
          {t('result.continue')}
        </Button>
      </Head>
      <DataTable
        dense
        aria-label={t('result.title', { count: items })}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.index)}
      />
      <Foot>
        <span>
          {t('result.total')}{' '}
          <strong>
            <WeightText kg={sumWeights(weights)} />
          </strong>
        </span>
        {unknown > 0 && <span>{t('result.unknownWeight', { count: unknown })}</span>}
        {items > SHOWN && <span>{t('result.more', { count: items - SHOWN })}</span>}
        {others > 0 && <span>{t('result.others', { count: others })}</span>}
        <span>{t('result.kept')}</span>
      </Foot>
    </Root>
  );
}
