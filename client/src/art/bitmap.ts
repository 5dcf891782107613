// Drawings as bitmaps: an SVG picture is drawn anew with every repaint, so what is rich is drawn once, however
// many places show it and however often.

const pictures = new Map<string, Promise<string>>();

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The address of a bitmap of a drawing; the key tells drawings apart. */
export function bitmapOf(key: string, draw: () => string, width: number, height: number): Promise<string> {
  let picture = pictures.get(key);
  if (picture === undefined) {
    const drawing = svgAddress(draw());
    picture = painted(drawing, width, height).catch(() => drawing);
    pictures.set(key, picture);
  }
  return picture;
}

async function painted(address: string, width: number, height: number): Promise<string> {
  const image = new Image(width, height);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('the canvas gave no picture');
  return URL.createObjectURL(blob);
}
