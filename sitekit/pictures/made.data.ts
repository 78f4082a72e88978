/** Written by `npm run pictures:render`; a picture is made anew where its recipe has changed. */
import type { MadePicture } from './stock.js';

export const MADE_PICTURES: Readonly<Record<string, MadePicture>> = {
  'calm-teal': {
    recipe: '2461c6ccd0d4ad55576b98291ad8b2bb68a25b65247ce3fd5df3d0869d6f30ce',
    file: '2a3bc560303460c32eb7f4262ae532ae795f0b7ecba747965ecefa69c2981f9a',
    width: 1200,
    height: 800,
    bytes: 34500,
    colour: '#d8c8b8',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAsAA4BaJYwCdAD7Zu/2TG5QAP6bqDjKOhHqPtwn3o3+ykydfZ4Lk11sGtMaqgKgtKX1RoDLr7CEXdMLJeAA',
  },
  'calm-terracotta': {
    recipe: 'e1725a620ef87239a6eddab818793d5607372c9e6762022c55d9c7851aeff213',
    file: '9ae365c7417b96527148a5ffe441cb67975a739ee5e1314c3a2eb1b675a1aac7',
    width: 1200,
    height: 800,
    bytes: 26342,
    colour: '#d8c8b8',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAsAA4BaJYgCdACqDAaAAAD+m6g4yjoSm8boLGrZ1eb2FCZVXE+eW8i+bexKL3XKEvSBDoc3wL960WRQd6/RAAA=',
  },
};
