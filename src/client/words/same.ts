/** What is written alike in English and in another language: names, codes and loanwords. */
export const same: ReadonlySet<string> = new Set(['60 min', 'E-mail', 'Online.', 'Total', 'WhatsApp'])
