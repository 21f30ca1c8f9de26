import { useTranslation } from 'next-i18next/pages';
import type { Right } from '../../../contract/rights';
import { Checkbox } from '../../ui/Checkbox';
import { Stack } from '../../ui/Stack';

type Props<One extends Right> = {
  /** Those that can be given. */
  rights: readonly One[];
  given: readonly One[];
  onGive: (given: readonly One[]) => void;
};

/** The rights of a role or an API key, each a box. */
export function RightBoxes<One extends Right>({ rights, given, onGive }: Props<One>) {
  const { t } = useTranslation('people');
  return (
    <Stack $gap={2}>
      {rights.map((right) => (
        <Checkbox
          key={right}
          label={t(`right.${right}`)}
          note={right === 'see_prices' ? t('roles.pricesNote') : undefined}
          checked={given.includes(right)}
          onChange={(event) => onGive(event.target.checked ? [...given, right] : given.filter((one) => one !== right))}
        />
      ))}
    </Stack>
  );
}
