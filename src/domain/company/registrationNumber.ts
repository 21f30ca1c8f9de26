const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;
const FOREIGN = /^([A-Z]{2})-[A-Z0-9]{2,20}$/;
/** ISO 3166-1, without Korea, whose numbers have no prefix. */
const COUNTRIES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** A Korean number as ten digits, a foreign one in capitals, spaces taken out: the form in which it is stored. */
export function normaliseRegistrationNumber(value: string): string {
  const compact = value.replace(/\s/g, '').toUpperCase();
  return /^[\d-]+$/.test(compact) ? compact.replace(/-/g, '') : compact;
}

/**
 * Whether a business registration number can exist. Korean: ten digits whose last is
 * (10 − (Σ digit × weight + ⌊5 · d9 / 10⌋) mod 10) mod 10. Foreign: ISO country code, hyphen, 2–20 letters or digits.
 */
export function isRegistrationNumber(value: string): boolean {
  const number = normaliseRegistrationNumber(value);
  const country = FOREIGN.exec(number)?.[1];
  if (country) return COUNTRIES.split(' ').includes(country);
  if (!/^\d{10}$/.test(number)) return false;
  const digits = [...number].map(Number);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const carry = Math.floor((5 * (digits[8] ?? 0)) / 10);
  return (10 - ((sum + carry) % 10)) % 10 === digits[9];
}

/** Whether a number is one of Korea's. */
export function isKoreanNumber(value: string): boolean {
  return /^\d{10}$/.test(normaliseRegistrationNumber(value));
}

/** The number as people write it: `123-45-67890`; a foreign one unchanged. */
export function formatRegistrationNumber(value: string): string {
  const number = normaliseRegistrationNumber(value);
  return /^\d{10}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}` : number;
}
