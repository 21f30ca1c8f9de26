import styled from 'styled-components';
import type { ContentSummary } from '../../../contract/entities/content';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { CardLink } from '../../ui/Card';
import { Columns, type LeastWidth } from '../../ui/Stack';
import { Heading, Text } from '../../ui/Text';
import { EntryDates } from './EntryDates';

const Card = styled(CardLink)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color('textMuted')};
  ${type(13)}
`;

interface Props {
  entries: readonly ContentSummary[];
  hrefOf: (slug: string) => string;
  /** Narrowest card; a whole row each without it. */
  min?: LeastWidth;
}

/** Entries to choose from, each a link as a whole. */
export function EntryCards({ entries, hrefOf, min }: Props) {
  return (
    <Columns $count={1} $min={min}>
      {entries.map((entry) => (
        <Card key={entry.slug} href={hrefOf(entry.slug)}>
          <Meta>
            <EntryDates entry={entry} />
          </Meta>
          <Heading as="h2" $size={16}>
            {entry.title}
          </Heading>
          <Text $color="textMuted">{entry.summary}</Text>
        </Card>
      ))}
    </Columns>
  );
}
