/** Words that are written alike in English and in another language: names, codes and loanwords. */
export const same: ReadonlySet<string> = new Set([
  '199 EUR',
  'Algarve',
  'Elite',
  'Interior',
  'Lisboa',
  'Online.',
  'Popular',
  'Premium',
  'Sevilha',
  'Total',
  'Transfers',
  'Vilamoura',
  'WhatsApp',
])
