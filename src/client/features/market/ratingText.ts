/** A pressure class as filters and chips write it: `150#`, `10K`. */
export const ratingText = (value: string): string => (/^\d+$/.test(value) ? `${value}#` : value);
