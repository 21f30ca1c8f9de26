import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inRoot } from './processes.mjs';

/**
 * Draws the icons of the installed app from the logo: as it is, for systems that cut a shape of their own out of it (the sign within
 * the inner 80 %, the ground up to the edge), and white alone for the status bar of a phone.
 */
const LOGO = readFileSync(inRoot('public', 'favicon.svg'), 'utf8');
const FOLDER = inRoot('public', 'icons');
const GROUND = '#2466EB';
const GROUND_SHAPE = /\s*<rect [^>]*\/>/;

if (!GROUND_SHAPE.test(LOGO)) throw new Error('The logo has no ground any more.');
const sign = LOGO.replace(GROUND_SHAPE, '');

async function draw(svg, size, { ground, share = 1 } = {}) {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
  }
  const inner = Math.round(size * share);
  const sized = svg.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
  const image = await loadImage(Buffer.from(sized));
  const at = (size - inner) / 2;
  context.drawImage(image, at, at, inner, inner);
  return canvas.toBuffer('image/png');
}

mkdirSync(FOLDER, { recursive: true });
for (const size of [192, 512]) {
  writeFileSync(`${FOLDER}/icon-${size}.png`, await draw(LOGO, size));
  writeFileSync(`${FOLDER}/maskable-${size}.png`, await draw(sign, size, { ground: GROUND, share: 0.8 }));
}
writeFileSync(`${FOLDER}/badge-96.png`, await draw(sign, 96));
console.log('Wrote public/icons.');
