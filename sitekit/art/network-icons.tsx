/** Signs of social networks in our own line, so that they stand beside the other icons. */
const NETWORK_ICONS = {
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM16.900 7h.2',
  telegram: 'M21 4 3 11.200l5.800 2.300L17 7.500l-6 7.200 6.500 5.300L21 4ZM8.800 13.500 9.500 19.500l3-2.800',
  whatsapp:
    'M4 20l1.200-4.200A8.300 8.300 0 1 1 8.300 19L4 20ZM9.200 8c-.9.9-.6 2.700 1.300 4.700s3.900 2.500 4.800 1.700l.2-1.300-2-1-1 .8c-1-.4-1.800-1.200-2.200-2.200l.8-1-.8-1.900L9.200 8Z',
  youtube:
    'M5 6h14a2.500 2.500 0 0 1 2.500 2.500v7A2.500 2.500 0 0 1 19 18H5a2.500 2.500 0 0 1-2.500-2.500v-7A2.500 2.500 0 0 1 5 6ZM10.200 9.300v5.400l4.600-2.700-4.600-2.700Z',
  aparat:
    'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM9.300 7.300a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400ZM15.300 8.100a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400ZM8.600 13a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400ZM14.600 13.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400Z',
  linkedin:
    'M5 3.500h14A1.500 1.500 0 0 1 20.500 5v14a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 19V5A1.500 1.500 0 0 1 5 3.500ZM8 10.500V17M8 7.200v.2M12 17v-6.500M12 13.500c0-1.800 1-3 2.300-3S16.500 11.500 16.500 13v4',
} as const;

export type Network = keyof typeof NETWORK_ICONS;
export const NETWORKS = Object.keys(NETWORK_ICONS) as Network[];

export function NetworkIcon({ network }: { network: Network }) {
  return (
    <svg className="bp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={NETWORK_ICONS[network]} />
    </svg>
  );
}
