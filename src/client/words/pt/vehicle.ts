import type { vehicleTexts } from '../../site/booking/vehicle/vehicle-texts.ts'

export const vehicle: typeof vehicleTexts = {
  choose: 'Viatura',
  upTo: (passengers) => `Até ${passengers} passageiros`,
  categories: { 'first class': 'Primeira classe', business: 'Executiva' },
  offeredPrice: 'A sua proposta',
  fixedPrice: 'preço fixo',
  pricing: 'A calcular o preço',
  toBeEvaluated: 'A avaliar pela nossa equipa',
  notOnline:
    'Não há preço fixo para esta viagem nesta viatura, por isso não pode ser reservada aqui. Outra viatura pode ter um.',
  noneOnline: 'Não conseguimos calcular um preço para esta viagem.',
  checkAgain: 'Pedir os preços de novo',
  callUs: 'Ou contacte-nos:',
  askTeam: 'Perguntar à nossa equipa',
  askTeamFor: (name) => `Perguntar à nossa equipa por ${name}`,
  call: (phone) => `Ligar para ${phone}`,
  takeTime: (time) => `Escolher ${time}`,
  takeTimeFor: (time, name) => `Escolher ${time} em ${name}`,
  pricesReady: (count, from) =>
    count === 1 ? `1 viatura com preço, a ${from}` : `${count} viaturas com preço, desde ${from}`,
  luggage: 'Bagagem',
  capacity: 'que cabe',
  pieces: (count) => `${count} volumes de bagagem`,
  luggageOf: (name) => `Bagagem em ${name}`,
  noPreference: 'Ainda não sei',
  descriptions: {
    1: 'A forma mais tranquila de chegar: bancos traseiros reclináveis, muito espaço para as pernas e sossego para pensar.',
    2: 'Serena e sem pressas. A viatura certa para dois ou três, do terminal até à porta.',
    3: 'Lugares de salão para todo o grupo, com espaço de sobra para toda a bagagem.',
    4: 'Oito lugares e uma bagageira funda: sacos de golfe, carrinhos de bebé e malas viajam juntos.',
    5: 'Para grupos maiores enviamos uma Sprinter ou duas carrinhas, para que todos partam juntos.',
  },
}
