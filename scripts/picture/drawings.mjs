/** Plain technical drawings of what the demo's sellers have on their shelves, by kind. Drawn, not photographed, and look so. */
const INK = '#364152';
const FILL = '#E3E8EF';
const SHADE = '#CDD5DF';
const AXIS = '#2466EB';

const line = (points, more = '') =>
  `<polyline points="${points}" fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round" ${more}/>`;
const shape = (d, fill = FILL) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`;
const circle = (x, y, r, fill = FILL) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="3"/>`;
const axis = (d) => `<path d="${d}" fill="none" stroke="${AXIS}" stroke-width="1.5" stroke-dasharray="18 5 3 5"/>`;

/** One pipe of a bundle, seen a little from the left. */
const lying = (x, y, r = 46) =>
  shape(`M${x} ${y - r} l250 -90 a${r * 0.62} ${r} 0 0 1 0 ${r * 2} l-250 90 z`) +
  `<ellipse cx="${x}" cy="${y}" rx="${r * 0.62}" ry="${r}" fill="${SHADE}" stroke="${INK}" stroke-width="3"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${r * 0.48}" ry="${r * 0.8}" fill="#fff" stroke="${INK}" stroke-width="2"/>`;

const bolts = (cx, cy, at, r, count) =>
  Array.from({ length: count }, (_, no) => {
    const angle = ((no + 0.5) * 2 * Math.PI) / count;
    return circle(cx + at * Math.cos(angle), cy + at * Math.sin(angle), r, '#fff');
  }).join('');

export const drawings = {
  pipe: lying(170, 330) + lying(260, 352) + lying(350, 374) + lying(216, 258) + lying(306, 280) + lying(262, 186),
  elbow:
    shape('M150 400 V300 A190 190 0 0 1 340 110 H470 V220 H340 A80 80 0 0 0 260 300 V400 Z') +
    line('150,380 260,380') +
    line('450,110 450,220') +
    axis('M205 430 V300 A135 135 0 0 1 340 165 H500'),
  tee:
    shape('M110 230 H260 V110 H380 V230 H530 V370 H110 Z') +
    line('130,230 130,370') +
    line('510,230 510,370') +
    line('260,130 380,130') +
    axis('M80 300 H560 M320 80 V400'),
  reducer:
    shape('M150 150 H200 L400 205 H480 V275 H400 L200 330 H150 Z') +
    line('170,150 170,330') +
    line('460,205 460,275') +
    axis('M120 240 H510'),
  cap:
    shape('M200 340 V220 A120 110 0 0 1 440 220 V340 Z') + line('200,320 440,320') + axis('M320 80 V370 M170 230 H470'),
  flange:
    circle(320, 240, 180) +
    circle(320, 240, 112, SHADE) +
    circle(320, 240, 78, '#fff') +
    bolts(320, 240, 146, 18, 8) +
    axis('M110 240 H530 M320 30 V450') +
    `<circle cx="320" cy="240" r="146" fill="none" stroke="${AXIS}" stroke-width="1.5" stroke-dasharray="18 5 3 5"/>`,
  flangeSide:
    shape('M250 70 H310 V150 L430 185 V295 L310 330 V410 H250 V330 H230 V150 H250 Z') +
    line('310,150 310,330') +
    line('412,180 412,300') +
    axis('M190 240 H470 M230 110 H330 M230 370 H330'),
  blind:
    circle(320, 240, 180) +
    circle(320, 240, 112, SHADE) +
    bolts(320, 240, 146, 18, 8) +
    axis('M110 240 H530 M320 30 V450'),
  valve:
    shape('M150 330 H190 L260 300 H380 L450 330 H490 V410 H450 L380 440 H260 L190 410 H150 Z') +
    shape('M128 300 H152 V440 H128 Z', SHADE) +
    shape('M488 300 H512 V440 H488 Z', SHADE) +
    shape('M270 300 L285 230 H355 L370 300 Z') +
    shape('M262 214 H378 V232 H262 Z', SHADE) +
    shape('M308 214 V110 H332 V214 Z', '#fff') +
    shape('M230 92 H410 A10 10 0 0 1 410 112 H230 A10 10 0 0 1 230 92 Z', SHADE) +
    axis('M100 370 H540 M320 60 V460'),
};

/** A drawing as a page of its own, on squared background. */
export const sheetOf = (drawing) => `<!doctype html><body style="margin:0">
<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
<defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse">
<path d="M20 0H0V20" fill="none" stroke="#EEF1F5"/></pattern></defs>
<rect width="640" height="480" fill="#fff"/><rect width="640" height="480" fill="url(#p)"/>${drawing}</svg>`;
