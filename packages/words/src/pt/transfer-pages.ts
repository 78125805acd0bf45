import type { TransferPages } from '../transfer-words.ts'

/** The pages about transfers: each in words of its own, true of no other. */
export const transferPages: TransferPages = {
  'faro-airport-to-albufeira': {
    from: 'Aeroporto de Faro',
    to: 'Albufeira',
    description:
      'Transfer privado do Aeroporto de Faro para Albufeira: centro, Oura ou Falésia pela A22, preço fixo em cada viatura, a qualquer hora.',
    lead: 'Centro antigo, zona nova ou falésias: três Albufeiras, e um motorista que sabe qual é a sua.',
    paragraphs: [
      'Albufeira são três lugares com um só nome. O centro antigo fica na sua concha, sobre a praia dos Pescadores; as Areias de São João e a Oura estão dois quilómetros a nascente; Santa Eulália, Balaia e Falésia seguem ao longo das arribas. É fácil ir parar à Albufeira errada, por isso perguntamos o nome do hotel.',
      'A autoestrada segue pelo interior até ao nó de Ferreiras, e daí é sempre a descer para o mar.',
      'O centro está fechado ao trânsito e as ruas são íngremes, de calçada polida. Os hotéis de lá mandam um bagageiro ou um carrinho até à entrada; o motorista conhece o sítio, telefona antes e fica até alguém receber as malas. Voos tardios não são problema: a Oura está acordada e nós também.',
    ],
    back: 'Para um voo da manhã, a saída deve ser duas horas e meia antes. Se ficar no centro antigo, diga-nos: a recolha é à entrada das ruas pedonais, a uma porta que indicamos na confirmação ou por telefone.',
    questions: [
      {
        question: 'Somos catorze. Uma viatura ou duas?',
        answer:
          'A Sprinter leva dezasseis; se não houver nenhuma livre, seguem duas carrinhas juntas ao preço de uma Sprinter.',
      },
      {
        question: 'O motorista pode esperar pelo check-in e levar-nos à praia?',
        answer: 'Sim: reserve a viatura à hora, ou acrescente uma paragem com o tempo de que precisa.',
      },
    ],
  },
  'faro-airport-to-alvor': {
    from: 'Aeroporto de Faro',
    to: 'Alvor',
    description:
      'Transfer privado do Aeroporto de Faro para Alvor: por Portimão até à ria, aos hotéis da vila e às praias, preço fixo em cada viatura.',
    lead: 'Até uma vila de pescadores à beira da ria, com passadiços onde outros têm marginal.',
    paragraphs: [
      'Alvor fica do lado de dentro da ria, com as dunas entre a vila e o mar. Chega-se por Portimão e entre campos, e a viatura abranda antes de se ver uma onda.',
      'A vila antiga é um triângulo de ruelas entre a igreja, o mercado e o cais. De dia, quase toda está aberta ao trânsito; à noite, a rua dos restaurantes é de quem anda a pé. O motorista para no largo por cima dela e leva as malas.',
      'Os grandes hotéis não ficam na vila: Torralta, Prainha e Três Irmãos estão na estrada da praia, a nascente, cada um com o seu acesso, e os campos de golfe da Penina e do Morgado ficam no interior. O pequeno aeródromo entre Alvor e a autoestrada recebe voos privados. Esperamos por eles no portão, à hora que o piloto indicar: dê-nos a matrícula nos pedidos especiais.',
    ],
    back: 'Saia duas horas e três quartos antes do voo. A saída da vila é partilhada com as carrinhas de entregas até por volta das dez; depois está livre.',
    questions: [
      {
        question: 'Esperam voos privados no aeródromo de Portimão?',
        answer:
          'Sim. Escolha o aeródromo como local de recolha e indique a matrícula do avião nos pedidos especiais.',
      },
      {
        question: 'Podem deixar-nos nos passadiços?',
        answer: 'Perto do início, junto ao cais. Daí segue-se a pé, sempre a direito.',
      },
    ],
  },
  'faro-airport-to-carvoeiro': {
    from: 'Aeroporto de Faro',
    to: 'Carvoeiro',
    description:
      'Transfer privado do Aeroporto de Faro para o Carvoeiro: pela A22 até Lagoa e daí às arribas, à porta da moradia, a preço fixo.',
    lead: 'Das vinhas de Lagoa até uma praia entre duas arribas.',
    paragraphs: [
      'Ao Carvoeiro chega-se por cima. A autoestrada passa em Lagoa, entre vinhas; cinco quilómetros depois a estrada vira-se para o mar e a aldeia abre-se em torno da sua pequena praia.',
      'Essa última descida é estreita e íngreme. Quem fica junto à praia sai o mais perto possível; o motorista leva as malas até ao fim, escadas incluídas.',
      'A maioria não fica na aldeia, mas ao longo das arribas: Monte Carvoeiro na colina, Algar Seco e Vale Centeanes a nascente, os campos de golfe do Gramacho e do Vale da Pinta para o interior. As ruas têm nomes que se repetem e números que não se seguem. O nome da moradia com um ponto no mapa, ou o telefone de quem tem a chave, poupa dez minutos no fim de um dia longo. Indique-o nos pedidos especiais.',
    ],
    back: 'Das arribas conte duas horas e três quartos antes do voo. A passagem por Lagoa pode ser lenta de manhã; o motorista conhece a alternativa.',
    questions: [
      {
        question: 'Podemos parar num supermercado antes da moradia?',
        answer:
          'Sim, em Lagoa passa-se por dois ou três. Acrescente uma paragem e diga quanto tempo precisa.',
      },
      {
        question: 'Benagil fica perto?',
        answer:
          'A dez minutos pelas arribas; Ferragudo, outro tanto para o lado oposto. Indique o local exato e o preço será o desse local.',
      },
    ],
  },
  'faro-airport-to-lagos': {
    from: 'Aeroporto de Faro',
    to: 'Lagos',
    description:
      'Transfer privado do Aeroporto de Faro para Lagos: receção com placa nas chegadas, uma hora pela A22, preço fixo em cada viatura.',
    lead: 'Por todo o Algarve central até à cidade onde começam as falésias douradas, em cerca de uma hora.',
    paragraphs: [
      'Faro tem um só terminal e uma só zona de chegadas. O motorista espera atrás da barreira com o seu nome, leva o carrinho e segue consigo até à viatura, que espera no parque em frente.',
      'Daí segue-se quase sempre pela A22, a autoestrada que corre alguns quilómetros para o interior, paralela à costa. Saímos no nó de Lagos e descemos em direção ao rio.',
      'São os últimos quilómetros que fazem a diferença. Dentro das muralhas as ruas foram feitas para mulas: aos hotéis do centro histórico chega-se a pé, da porta da muralha ou da avenida, e o motorista leva a bagagem até lá. Meia Praia, a marina, Porto de Mós e as moradias para os lados da Luz ficam à porta.',
    ],
    back: 'Para um voo de Faro conte três horas desde a porta: uma de estrada, duas de aeroporto, e mais meia hora num sábado de agosto. No centro histórico, a recolha é onde a viatura pode parar; indicamos antes o ponto exato.',
    questions: [
      {
        question: 'A viatura pode parar para compras a caminho da moradia?',
        answer:
          'Sim. Acrescente uma paragem na reserva ou diga-nos nos pedidos especiais: há supermercados à entrada da cidade.',
      },
      {
        question: 'Também vão à Luz e ao Burgau?',
        answer:
          'Sim. Ficam a mais dez a vinte minutos. Indique o local exato na reserva e o preço será o desse local.',
      },
    ],
  },
  'faro-airport-to-lisbon-airport': {
    from: 'Aeroporto de Faro',
    to: 'Aeroporto de Lisboa',
    description:
      'Transfer privado do Aeroporto de Faro para o Aeroporto de Lisboa: menos de três horas pela A2, quando se perde a ligação ou o voo sai de lá.',
    lead: 'De aeroporto a aeroporto em menos de três horas: sem filas de segurança nem portas de embarque.',
    paragraphs: [
      'Esta viagem tem dois tipos de passageiros: quem teve o voo desviado ou cancelado e quem tem em Lisboa um voo de longo curso e parte do sul. No primeiro caso, vamos depressa; ligue-nos se faltarem menos de três horas. No segundo, fazemos as contas a partir do check-in.',
      'É tudo autoestrada: a A22 até ao nó perto de Albufeira, a A2 para norte pela serra e pelas planícies do Alentejo, depois o Tejo. A ponte depende da hora; o motorista decide no caminho e o preço não muda. A meio há áreas de serviço em Almodôvar, Aljustrel e Grândola. Pode parar onde quiser: um café custa dez minutos e mais nada.',
      'Lisboa tem dois terminais, afastados um do outro. O Terminal 1 serve a maioria das companhias, o Terminal 2 algumas partidas de baixo custo. As chegadas são todas no Terminal 1. Veja o cartão de embarque e escolha o certo na reserva.',
    ],
    back: 'De Lisboa para sul, o encontro é na zona de chegadas do Terminal 1, com placa. Nas tardes de sexta-feira, no verão, a saída pela ponte é lenta; esperamos por si e o preço não conta os minutos no trânsito.',
    questions: [
      {
        question: 'O nosso voo para Faro foi desviado para Lisboa. Podem vir?',
        answer:
          'Muitas vezes, sim: ligue-nos logo com o número de voo. Um motorista de Lisboa pode estar mais perto do que um de Faro.',
      },
      {
        question: 'Podemos ir antes para um hotel em Lisboa?',
        answer:
          'Claro. Indique o hotel como destino; a maioria fica entre cinco e vinte minutos do aeroporto.',
      },
    ],
  },
  'faro-airport-to-monte-gordo': {
    from: 'Aeroporto de Faro',
    to: 'Monte Gordo',
    description:
      'Transfer privado do Aeroporto de Faro para Monte Gordo: pela A22 até às últimas saídas antes de Espanha, à porta junto à praia, a preço fixo.',
    lead: 'Até à última praia de Portugal, larga e quente, com Espanha na outra margem.',
    paragraphs: [
      'Segue-se para nascente até a autoestrada quase acabar: a ponte do Guadiana já se vê quando descemos para a costa por Castro Marim, entre salinas com flamingos.',
      'Monte Gordo é plano, direito e fácil. As ruas são uma quadrícula, os hotéis alinham-se na avenida da praia e a viatura chega a todas as portas: é um bom destino para quem tem dificuldade em andar. A água é a mais quente do Algarve.',
      'Vila Real de Santo António, a cidade de fronteira traçada de uma só vez depois do terramoto, fica três quilómetros adiante; o barco ainda atravessa para Ayamonte. Altura, Manta Rota e Cacela estão alguns minutos atrás, para poente, e os hotéis de golfe de Castro Marim e da Quinta da Ria, na serra e junto à ria. Diga qual é o seu e o preço será exato. Quem chega tarde ao aeroporto faz o mesmo percurso: nada fecha pelo caminho.',
    ],
    back: 'Conte duas horas e três quartos antes do voo. Portugal tem menos uma hora do que Espanha: quem atravessa o rio para almoçar deve olhar duas vezes para o relógio antes da recolha. Todas as nossas horas são portuguesas.',
    questions: [
      {
        question: 'Também nos levam a Ayamonte ou à Isla Canela?',
        answer: 'Sim. Ficam uns vinte minutos adiante, do outro lado da ponte. Indique o local como destino.',
      },
      {
        question: 'Levamos uma cadeira de rodas. É possível?',
        answer:
          'Uma cadeira que se dobre viaja em qualquer carrinha. Diga-nos nos pedidos especiais e ligue-nos se não se dobrar.',
      },
    ],
  },
  'faro-airport-to-portimao': {
    from: 'Aeroporto de Faro',
    to: 'Portimão',
    description:
      'Transfer privado do Aeroporto de Faro para Portimão e a Praia da Rocha: pela A22, ao hotel, à marina ou ao porto de cruzeiros, a preço fixo.',
    lead: 'Até à cidade portuária do barlavento e à praia larga a seus pés.',
    paragraphs: [
      'Portimão é uma cidade com porto, não uma estância com cidade. A autoestrada chega-lhe de norte; o rio Arade fica à esquerda, com Ferragudo branco na outra margem.',
      'Diga-nos para que zona vai. O centro e o hospital ficam rio acima. A Praia da Rocha, com os hotéis em fila sobre o areal, está três quilómetros adiante; o Vau e os Três Castelos seguem para poente. A maioria dos hotéis da Rocha tem a entrada na avenida de cima, onde uma carrinha para sem dificuldade.',
      'Os navios atracam no porto de cruzeiros, entre a cidade e a marina. Se vai embarcar, indique o navio nos pedidos especiais: seguimos o horário do navio. Como à porta se verificam os cartões, o motorista leva os nomes dos passageiros à mão. Para o autódromo, vinte minutos a norte, indique a porta ou o hotel do paddock como destino.',
    ],
    back: 'Da Praia da Rocha, duas horas e três quartos antes do voo; de um navio, assim que possa desembarcar. Em fins de semana de corridas o acesso à autoestrada enche: indicamos a hora mais segura.',
    questions: [
      {
        question: 'Levam-nos ao autódromo?',
        answer:
          'Sim. Indique o Autódromo Internacional do Algarve como destino, ou reserve a viatura à hora se ela tiver de ficar.',
      },
      {
        question: 'A viatura pode esperar enquanto visitamos Silves pelo caminho?',
        answer: 'Sim, acrescente-a como paragem. O castelo pede cerca de uma hora.',
      },
    ],
  },
  'faro-airport-to-quinta-do-lago': {
    from: 'Aeroporto de Faro',
    to: 'Quinta do Lago',
    description:
      'Transfer privado do Aeroporto de Faro para a Quinta do Lago: menos de meia hora por Almancil, espaço para os tacos, preço fixo em cada viatura.',
    lead: 'O percurso mais curto da pista aos pinheiros: a Quinta vê-se do avião.',
    paragraphs: [
      'Em linha reta, a Quinta do Lago é vizinha do aeroporto, com a ria pelo meio. A estrada tem de dar a volta: sai em direção a Faro, segue para poente até Almancil e desce de novo, sob os pinheiros-mansos.',
      'Diga-nos se traz tacos. Uma berlina leva dois sacos de golfe e pouco mais; para quatro jogadores, o V Class ou a Vito é a viatura certa, e ninguém leva os sacos ao colo.',
      'A propriedade é maior do que parece no mapa. As rotundas são numeradas e a maioria das moradias conhece-se pela rua e pelo número; os hotéis, o lago e o parque da praia têm cada um a sua entrada. Indique a morada exata ou o nome da moradia ao reservar. Quem aluga casa precisa muitas vezes da chave primeiro: o motorista para no escritório da agência, em Almancil ou na Quinta, se a acrescentar como paragem.',
    ],
    back: 'Conte duas horas e um quarto antes do voo, mais com tacos em julho e agosto, quando a fila da bagagem fora de formato demora mais do que a estrada. Vamos à porta da moradia, do hotel ou do clube.',
    questions: [
      {
        question: 'Podemos ir diretamente para o primeiro tee?',
        answer:
          'Sim. Indique o campo como destino e diga nos pedidos especiais se o motorista deve levar depois a bagagem a casa.',
      },
      {
        question: 'Vale do Lobo fica no caminho?',
        answer:
          'Fica ao lado da Quinta do Lago, alguns minutos adiante. Indique-o como destino e verá o seu próprio preço.',
      },
    ],
  },
  'faro-airport-to-sagres': {
    from: 'Aeroporto de Faro',
    to: 'Sagres',
    description:
      'Transfer privado do Aeroporto de Faro para Sagres: o Algarve inteiro até ao último cabo, pranchas dentro da viatura, a preço fixo.',
    lead: 'Todo o Algarve de ponta a ponta, até onde a estrada acaba num farol.',
    paragraphs: [
      'A autoestrada acaba em Lagos. O que segue é a estrada antiga: Budens, Raposeira, Vila do Bispo, cada terra um pouco mais ventosa, com campos mais baixos e um céu maior. Não há percurso mais rápido e ninguém lhe sente a falta.',
      'As pranchas viajam dentro da viatura. Uma prancha curta cabe num V Class com quatro pessoas; uma longboard pede a Vito ou a Sprinter: indique nos pedidos especiais quantas são e o comprimento.',
      'Em Sagres as distâncias são pequenas e tudo tem porta para a rua: as casas de surf na estrada principal, os hotéis sobre a Mareta e o Martinhal, o porto da Baleeira. O resort do Martinhal tem cancela e receção próprias. Só o vento surpreende: podem estar dez graus a menos do que no aeroporto, por isso deixe um casaco fora da mala. Se chegar ao fim da tarde, peça ao motorista que siga primeiro até ao Cabo de São Vicente para ver o pôr do sol.',
    ],
    back: 'Conte três horas e meia antes do voo: hora e meia de estrada e o resto em Faro. Para os primeiros voos do dia isso significa sair de noite; o motorista estará lá dez minutos antes.',
    questions: [
      {
        question: 'Podemos parar em Lagos para compras e um fato de surf?',
        answer: 'Sim. Acrescente Lagos como paragem; uma hora costuma chegar.',
      },
      {
        question: 'Recolhem na Rota Vicentina?',
        answer:
          'Sim, em Vila do Bispo, na Carrapateira, em Odeceixe ou onde uma viatura possa parar. Indique a aldeia como local de recolha.',
      },
    ],
  },
  'faro-airport-to-seville': {
    from: 'Aeroporto de Faro',
    to: 'Sevilha',
    description:
      'Transfer privado do Aeroporto de Faro para Sevilha: sobre o Guadiana e pela A-49, duas horas até ao hotel no centro histórico, a preço fixo.',
    lead: 'Por uma fronteira que só se nota no relógio.',
    paragraphs: [
      'Duas horas, dois países, uma estrada: a A22 passa a A-49 na ponte do Guadiana. Em dias normais não se para na fronteira, mas traga o passaporte ou o cartão de cidadão: de vez em quando há controlo.',
      'A paisagem muda de laranjais para morangos sob plástico, depois para a beira do sapal e a planície de Sevilha. Huelva fica a meio. Se quiser presunto de Jabugo ou ver a igreja dos romeiros de El Rocío, acrescente uma paragem: a partir de Almonte é um pequeno desvio.',
      'Em Sevilha, o difícil não é a estrada, é a última rua. Santa Cruz e boa parte do centro estão fechados ao trânsito, e os hotéis de lá registam as viaturas que os procuram. Registamos a matrícula quando o hotel o pede; caso contrário, o bagageiro espera na praça mais próxima. Indique o nome do hotel e um telemóvel que funcione em Espanha. E lembre-se do relógio: Sevilha tem mais uma hora do que Faro.',
    ],
    back: 'De Sevilha, conte cinco horas antes de um voo de Faro; recupera uma delas na fronteira, porque Portugal tem menos uma hora. As horas de recolha em Sevilha são as do relógio de Sevilha, como indica a reserva.',
    questions: [
      {
        question: 'Podemos voltar no mesmo dia?',
        answer:
          'Sim: reserve a viatura à hora e o motorista espera em Sevilha. Duas horas para cada lado deixam uma boa tarde.',
      },
      {
        question: 'Vão ao aeroporto de Sevilha ou à estação de Santa Justa?',
        answer: 'Sim. Indique um ou outra como destino: cada um tem o seu preço exato.',
      },
    ],
  },
  'faro-airport-to-tavira': {
    from: 'Aeroporto de Faro',
    to: 'Tavira',
    description:
      'Transfer privado do Aeroporto de Faro para Tavira: meia hora para nascente, até à cidade do Gilão, aos barcos e às casas de campo, a preço fixo.',
    lead: 'Meia hora para nascente, até aos telhados de quatro águas, à ponte a que chamam romana e às praias aonde se vai de barco.',
    paragraphs: [
      'A nascente de Faro, o Algarve é outro: sem arribas, com menos gruas e com salinas e laranjais. A autoestrada passa por cima; a estrada antiga, por Olhão e Luz de Tavira, acompanha a ria e é mais lenta.',
      'Tavira fica nas duas margens do Gilão. As ruas em redor do castelo e das igrejas são estreitas, algumas têm degraus, e em parte delas só entra quem tem autorização; às casas de hóspedes chega-se da margem do rio ou da praça do mercado, a cem metros no máximo, e o motorista faz esse caminho com a bagagem.',
      'A praia é uma ilha. Os barcos saem do cais da cidade no verão e das Quatro Águas todo o ano, e o comboio do Barril parte de Pedras d’el Rei: qualquer dos três pode ser o seu destino. Fora da cidade há casas de campo para os lados de Santa Catarina e Moncarapacho, no fim de caminhos que o GPS não conhece. Um ponto no mapa ou um número de telefone ajuda.',
    ],
    back: 'Duas horas e um quarto antes do voo chegam quase sempre. Se ficar numa casa de campo, diga-nos se uma viatura baixa passa no caminho até à porta.',
    questions: [
      {
        question: 'Levam-nos ao barco com muita bagagem?',
        answer: 'Sim, até ao cais. O barco leva malas; na ilha o caminho é de areia e passadiço.',
      },
      {
        question: 'A viatura serve também para um dia em Sevilha a partir de Tavira?',
        answer: 'Sim. Reserve-a à hora, ou reserve dois transfers se lá passar a noite.',
      },
    ],
  },
  'faro-airport-to-vilamoura': {
    from: 'Aeroporto de Faro',
    to: 'Vilamoura',
    description:
      'Transfer privado do Aeroporto de Faro para Vilamoura: meia hora até à marina, aos hotéis e aos campos de golfe, preço fixo em cada viatura.',
    lead: 'Meia hora até à marina e ainda a tempo de almoçar no cais.',
    paragraphs: [
      'Os voos de quem vem de férias costumam aterrar ao mesmo tempo. O motorista espera nas chegadas com o seu nome numa placa: passará ao lado da fila do rent-a-car, sem entrar nela.',
      'O percurso segue por Almancil e pela antiga estrada do litoral ou pela autoestrada, conforme o trânsito; o preço é o mesmo. Vindo de norte, passa-se primeiro pelas moradias e pelos campos de golfe, e só depois pela marina.',
      'Vilamoura nasceu de um plano, com avenidas largas: quase todos os hotéis têm acesso à porta. Junto à marina, só os cais são para peões. Se o seu apartamento é à beira de água, paramos no acesso mais próximo e levamos as malas até à porta. Para barcos, indique o portão do pontão nos pedidos especiais. O lado da Falésia, para Albufeira, tem entradas próprias: o nome do hotel diz-nos qual.',
    ],
    back: 'Da marina, duas horas e meia antes do voo chegam com folga. Em dias de grande torneio nos campos de golfe, ou num sábado de verão, conte mais um quarto de hora.',
    questions: [
      {
        question: 'Uma só viatura leva a família e os sacos de golfe?',
        answer:
          'O V Class e a Vito levam. Diga quantos sacos nos pedidos especiais e a viatura irá com os lugares preparados.',
      },
      {
        question: 'Onde é a recolha à noite na marina?',
        answer:
          'À porta dos hotéis ao lado, ou num acesso combinado por telefone: as viaturas não entram nos cais.',
      },
    ],
  },
}
