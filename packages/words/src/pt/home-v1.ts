import type * as english from '../en/home-v1.ts'

export const homeV1: typeof english.homeV1 = {
  words: ['Estilo', 'Luxo', 'Exclusivo', 'Premium', 'Elite', 'Distinção', 'Prestígio'],
  cities: ['Algarve', 'Lisboa', 'Sevilha'],
  heading: 'Serviço de motorista de luxo no Algarve, em Lisboa e em Sevilha',
  between: 'Motoristas privados',
  text: 'Esta luz sobre a costa não se repete. Aprecie-a do banco de trás.',
  book: 'Reservar',
  fleet: 'Ver a frota',
  pause: 'Parar o movimento',
  play: 'Retomar o movimento',
  benefits: {
    eyebrow: 'O que está sempre incluído',
    heading: 'Os pormenores que não precisa de pedir',
  },
  closing: { heading: 'A viatura está pronta quando quiser partir' },
}
