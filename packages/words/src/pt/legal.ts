import type * as english from '../en/legal.ts'

export const legalTexts: typeof english.legalTexts = {
  updated: 'Última atualização: 21 de outubro de 2025',
  contents: 'Nesta página',
  bookNow: 'Reservar',
  home: 'Voltar ao início',
  phone: 'Telefone',
  email: 'E-mail',
  taxNumber: (number) => `NIF ${number}`,
  licence: (number) => `licença ${number}`,
  translation: 'O texto em inglês é o que vincula; esta tradução é informativa.',
  original: 'Ler em inglês',
}
