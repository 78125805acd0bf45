import type { failureTexts } from '../../site/frame/failure-texts.ts'

export const failure: typeof failureTexts = {
  heading: 'Esta página não carregou',
  body: 'Algo correu mal. Tente de novo.',
  again: 'Tentar de novo',
}
