import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LAST_FRAME_SECONDS = 1.5;

/**
 * Keeps what the browser paints while `play` runs, and makes a video of it; `stage.poster()` marks its picture. Answers the
 * seconds at which `stage.step()` was called.
 */
export async function recordStage(stage, target, [width, height], play) {
  const scale = `scale=${width}:${height}:flags=lanczos`;
  const folder = mkdtempSync(path.join(tmpdir(), 'stlbs-video-'));
  const frames = [];
  let poster;
  const steps = [];
  stage.poster = () => void (poster = frames.length);
  stage.step = () => void steps.push(Date.now() / 1000);
  const session = await stage.page.context().newCDPSession(stage.page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = path.join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, at: metadata.timestamp });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  // The scene opens its first page before the camera runs, so that no video begins white.
  stage.roll = () =>
    session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: width, maxHeight: height });
  try {
    await play();
    await session.send('Page.stopScreencast');
    encode(frames, { list: path.join(folder, 'frames.txt'), target, scale });
    const picture = frames[Math.min(poster ?? 0, frames.length - 1)];
    ffmpeg('-i', picture.file, '-vf', scale, '-q:v', '6', `${target}.jpg`);
    return steps.map((at) => Math.max(0, Math.round((at - frames[0].at) * 10) / 10));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function encode(frames, { list, target, scale }) {
  const lines = frames.flatMap(({ file, at }, index) => {
    const next = frames[index + 1];
    const seconds = next ? Math.max(next.at - at, 0.001) : LAST_FRAME_SECONDS;
    return [`file '${file}'`, `duration ${seconds.toFixed(4)}`];
  });
  // The list wants its last picture twice, else its duration is ignored.
  writeFileSync(list, [...lines, `file '${frames.at(-1).file}'`].join('\n'));
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', `fps=15,${scale}`, '-an'];
  ffmpeg(...input, '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', `${target}.webm`);
  const h264 = ['-c:v', 'libx264', '-crf', '29', '-preset', 'slow', '-pix_fmt', 'yuv420p'];
  ffmpeg(...input, ...h264, '-movflags', '+faststart', `${target}.mp4`);
}

function ffmpeg(...words) {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...words], { stdio: 'inherit' });
}
