/** A file as it travels in a JSON body: base64 without the data-URL head. */
export interface FileContent {
  name: string;
  type: string;
  content: string;
}

/** Reads a chosen file of the reader's disk. */
export function readFile(file: File): Promise<FileContent> {
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
