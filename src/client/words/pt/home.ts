import { FREE_WAITING } from '@chauffeur/domain/free-waiting'
import type { mainPage } from '../../site/content/home.ts'

export const home: typeof mainPage = {
  hero: {
    badges: ['Premium', 'Frota Mercedes', 'Serviço 24 horas'],
    eyebrow: 'Algarve · Lisboa · Sevilha',
    heading: 'A forma tranquila de chegar',
    text: 'Um Mercedes com motorista a um preço fixo, da sala de chegadas até à última morada da noite.',
  },
  services: {
    eyebrow: 'Serviços',
    heading: 'Uma viatura para cada tipo de dia',
  },
  excellence: {
    eyebrow: 'O nosso padrão',
    heading: 'Excelência em cada pormenor',
    text: 'Mais de 15 anos, mais de 50 mil clientes e as mesmas três promessas em cada viagem.',
    promises: [
      {
        title: 'Pontualidade',
        text: `Saímos a tempo de contar com o trânsito e esperamos ${FREE_WAITING.airport} minutos no aeroporto sem custos.`,
      },
      {
        title: 'Licenciados e segurados',
        text: 'Motoristas licenciados, passageiros segurados e viaturas inspecionadas segundo as regras do país onde está.',
      },
      {
        title: 'Uma experiência premium',
        text: 'Água, carregadores, um habitáculo limpo e silêncio, a não ser que prefira conversar.',
      },
    ],
  },
}
