/** Words that are written alike in English and in another language: names, codes and loanwords. */
export const same: ReadonlySet<string> = new Set([
  '199 EUR',
  'Algarve',
  'E-mail',
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
