import { type Language, LANGUAGES } from '../../src/contract/constants';
import { FULL } from './depth';

/**
 * The languages in which journeys are walked: Korean, and in a full run all. Texts and layout of every screen are looked
 * at in both languages each time (`everyScreen`, `routes`, `texts`).
 */
export const JOURNEY_LANGUAGES: readonly Language[] = FULL ? LANGUAGES : ['ko'];

/** Languages of buyer and seller in journeys that two people walk together; a full run also swaps them. */
export const JOURNEY_PAIRS: ReadonlyArray<readonly [Language, Language]> = FULL
  ? [
      ['ko', 'en'],
      ['en', 'ko'],
    ]
  : [['ko', 'en']];
