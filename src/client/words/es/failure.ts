import type { failureTexts } from '../../site/frame/failure-texts.ts'

export const failure: typeof failureTexts = {
  heading: 'Esta página no se ha cargado',
  body: 'Algo ha ido mal. Inténtelo de nuevo.',
  again: 'Intentar de nuevo',
}
