import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { SaleMaterialInput } from '../../../../../contract/entities/person';
import { color } from '../../../../theme/roles';
import { radius, space } from '../../../../theme/tokens';
import { Banner } from '../../../../ui/Banner';
import { Checkbox } from '../../../../ui/Checkbox';
import { Stack } from '../../../../ui/Stack';
import { Code, Text } from '../../../../ui/Text';
import { useMaterialText } from '../../../../shared/saleMaterial/useMaterialText';
import type { ListRule } from './rulesOfList';

const List = styled.ul`
  max-height: min(420px, 50vh);
  overflow-y: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  & > li {
    padding: ${space(3)} ${space(4)};
  }
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

interface Props {
  rules: readonly ListRule[];
  /** Lines of which not even the category is known. */
  unread: number;
  /** Places of the rules that shall be left out. */
  left: ReadonlySet<number>;
  known: (material: SaleMaterialInput) => boolean;
  onToggle: (index: number) => void;
}

/** What a list speaks of, each kind to be added or left out. */
export function RuleChoice({ rules, unread, left, known, onToggle }: Props) {
  const { t } = useTranslation('user');
  const text = useMaterialText();
  if (rules.length === 0) return <Banner tone="warning">{t('materials.file.nothing')}</Banner>;
  const facts = (material: SaleMaterialInput) =>
    [text.sizes(material), ...text.grades(material), ...text.classes(material)]
      .filter((fact) => fact !== null)
      .join(' · ');
  return (
    <Stack $gap={3}>
      <Text aria-live="polite">{t('materials.file.found', { count: rules.length })}</Text>
      <List>
        {rules.map(({ material, lines }, index) => {
          const registered = known(material);
          return (
            <li key={JSON.stringify(material)}>
              <Checkbox
                checked={!registered && !left.has(index)}
                disabled={registered}
                onChange={() => onToggle(index)}
                label={
                  <>
                    {text.category(material)}{' '}
                    <Code title={material.types.join(', ')}>{text.types(material).join(', ')}</Code>{' '}
                    <Text as="span" $size={12} $color="textMuted">
                      {registered ? t('materials.file.known') : t('materials.file.lines', { count: lines })}
                    </Text>
                  </>
                }
                note={<Code>{facts(material) || t('materials.any')}</Code>}
              />
            </li>
          );
        })}
      </List>
      {unread > 0 && (
        <Text $size={13} $color="textMuted">
          {t('materials.file.unread', { count: unread })}
        </Text>
      )}
    </Stack>
  );
}
