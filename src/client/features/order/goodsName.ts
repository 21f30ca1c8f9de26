import type { Language } from '../../../contract/constants';
import type { Spec } from '../../../contract/entities/spec';
import { readingOf } from '../../../domain/material/describe';

type Goods = { spec: Spec; description: string };

/** The one name of what is delivered: as it was read, of an alternate as offered; the list's words where nothing was read. */
export const goodsName = ({ spec, description }: Goods, language: Language) => readingOf(spec, language) ?? description;
