/** Which of the two kinds that a company may set a picture is, by its first bytes. */
export function pictureType(bytes: Uint8Array): 'png' | 'jpeg' {
  return bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47 ? 'png' : 'jpeg';
}
