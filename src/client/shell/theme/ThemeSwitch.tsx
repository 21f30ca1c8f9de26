import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { themeIcons } from './themeIcons';
import { THEME_CHOICES, useThemeChoice } from './useThemeChoice';
import { NativeInput } from '../../ui/nativeControls';

const Root = styled.fieldset`
  display: inline-flex;
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 32px;
  padding: 0 ${space(2.5)};
  border-radius: 6px;
  color: ${color('textMuted')};
  ${type(13)}
  font-weight: ${weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${motion.fast};
  &:hover {
    background: ${color('surfaceHover')};
  }
  & > svg {
    width: 15px;
    height: 15px;
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    background: ${color('surfaceSunken')};
    color: ${color('text')};
    font-weight: ${weight.semibold};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }
  ${media.phone} {
    min-height: 40px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid;
    }
  }
`;

/** Light, dark, or as the system has it; kept in this browser. */
export function ThemeSwitch() {
  const { t } = useTranslation('layout');
  const name = useId();
  const [chosen, choose] = useThemeChoice();
  return (
    <Root aria-label={t('theme.label')}>
      {THEME_CHOICES.map((choice) => (
        <Choice key={choice}>
          <NativeInput type="radio" name={name} checked={choice === chosen} onChange={() => choose(choice)} />
          {themeIcons[choice]}
          {t(`theme.${choice}`)}
        </Choice>
      ))}
    </Root>
  );
}
