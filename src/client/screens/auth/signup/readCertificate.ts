import type { Certificate } from './signupValues';

/** A chosen file as base64 with its name. */
export function readCertificate(file: File): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.addEventListener('load', () => {
      const text = typeof reader.result === 'string' ? reader.result : '';
      resolve({ name: file.name, type: file.type, content: text.slice(text.indexOf(',') + 1) });
    });
    reader.readAsDataURL(file);
  });
}
