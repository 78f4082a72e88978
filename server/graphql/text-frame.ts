/**
 * A text message as the one unmasked WebSocket frame that a server sends (RFC 6455, 5.2). `ws` frames a message anew
 * for each socket, in two pieces; what goes to everybody is framed once, and each socket takes the same buffer.
 */
const FINAL_TEXT = 0x81;
const SHORT = 125;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const UINT16_MAX = 0xffff;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length <= SHORT ? 2 : length <= UINT16_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  frame[1] = length <= SHORT ? length : length <= UINT16_MAX ? LENGTH_16 : LENGTH_64;
  if (header === 4) frame.writeUInt16BE(length, 2);
  if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, header);
  return frame;
}
