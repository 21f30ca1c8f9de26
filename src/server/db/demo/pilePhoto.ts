import { canvasPackage } from '../../pageReading/canvas';

const [WIDTH, HEIGHT, R] = [640, 480, 44];

/** A pile of pipes seen from its end, as a yard would photograph it: the sample photo of the demo's lots. */
export function pilePhoto(): Buffer {
  const canvas = canvasPackage().createCanvas(WIDTH, HEIGHT);
  const paint = canvas.getContext('2d');
  const sky = paint.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#9fb0c3');
  sky.addColorStop(1, '#5d6673');
  paint.fillStyle = sky;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  const step = R * Math.sqrt(3);
  for (let row = 0; row < 5; row += 1) {
    const y = HEIGHT - R - 18 - row * step;
    for (let x = R + 16 + (row % 2) * R; x < WIDTH - R; x += 2 * R) {
      const steel = paint.createRadialGradient(x - 14, y - 18, 6, x, y, R);
      steel.addColorStop(0, '#c9d1da');
      steel.addColorStop(1, '#6b7683');
      paint.fillStyle = steel;
      paint.beginPath();
      paint.arc(x, y, R - 1, 0, 2 * Math.PI);
      paint.fill();
      paint.fillStyle = '#1c222b';
      paint.beginPath();
      paint.arc(x, y, R - 9, 0, 2 * Math.PI);
      paint.fill();
    }
  }
  return canvas.toBuffer('image/png');
}
