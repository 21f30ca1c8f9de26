const FONT = "font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic',Helvetica,Arial,sans-serif";
/** Korean stays whole by words; an address without spaces still wraps. */
const WORDS = 'word-break:keep-all;overflow-wrap:anywhere';
const FAINT = 'font-size:12px;line-height:18px;color:#697586';

/** Inline styles of the parts of a letter: the palette of the screens, as mail programs read it. */
export const letterLook = {
  page: `margin:0;padding:0;background:#F8FAFC;${FONT};${WORDS};-webkit-text-size-adjust:100%`,
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all;opacity:0',
  around: 'padding:32px 16px',
  card: 'max-width:560px;background:#ffffff;border:1px solid #E3E8EF;border-radius:16px',
  inside: `padding:32px;${FONT}`,
  brand: 'margin:0 0 24px;font-size:14px;font-weight:700;color:#2466EB',
  title: `margin:0 0 16px;font-size:20px;line-height:28px;color:#121926;${WORDS}`,
  text: `margin:0 0 16px;font-size:15px;line-height:24px;color:#364152;white-space:pre-line;${WORDS}`,
  buttonPlace: 'margin:24px 0 16px;border-collapse:separate',
  buttonCell: 'border-radius:8px;background:#2466EB;mso-padding-alt:12px 20px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#2466EB;color:#ffffff;font-weight:600;font-size:15px;line-height:20px;text-decoration:none',
  faint: `margin:0;${FAINT}`,
  address: 'color:#697586;word-break:break-all',
  foot: `margin:24px 0 0;padding-top:16px;border-top:1px solid #E3E8EF;${FAINT}`,
  leave: 'color:#697586',
} as const;

/** What inline styles cannot say: the dark, and the narrow window of a phone. */
export const LETTER_STYLE = [
  ':root{color-scheme:light dark}',
  '@media (max-width:480px){.around{padding:0!important}.inside{padding:24px 20px!important}.card{border:0!important;border-radius:0!important}}',
  '@media (prefers-color-scheme:dark){.page{background:#0d121c!important}.card{background:#121926!important;border-color:#364152!important}',
  '.brand{color:#85AEFF!important}.title{color:#F8FAFC!important}.text{color:#CDD5DF!important}',
  '.faint{color:#9AA4B2!important}.foot{border-color:#364152!important}}',
].join('');
