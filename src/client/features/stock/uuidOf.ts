import { validate } from 'uuid';

/** The id that an address states; what is none counts as none. */
export const uuidOf = (text: string | undefined): string | undefined => (text && validate(text) ? text : undefined);
