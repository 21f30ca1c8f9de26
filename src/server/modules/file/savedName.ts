const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The endings under which a file of each type is opened as what it is. The first one is added where none fits. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/vnd.dwg': ['dwg'],
  'text/plain': ['txt', 'csv', 'tsv'],
  'application/x-hwp': ['hwp'],
  'application/hwp+zip': ['hwpx'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  [`${OFFICE}.presentationml.presentation`]: ['pptx'],
};

/** Signs that are not seen but turn the letters after them round: `fdp.exe` would read `exe.pdf`. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cc}/gu;

/** The name under which a browser saves a file: what was given, but never with the ending of something else. */
export function savedName(name: string, type: string): string {
  const plain = name.replaceAll(UNSEEN, '').trim() || 'file';
  const [ending, ...others] = ENDINGS[type] ?? [];
  const own = /\.([^.]+)$/.exec(plain)?.[1]?.toLowerCase() ?? '';
  return !ending || own === ending || others.includes(own) ? plain : `${plain}.${ending}`;
}
