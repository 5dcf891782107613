### Tiny Epic Kingdoms по-русски. Все тексты написаны нами.

kingdoms-title = Крошечные эпические королевства
    .about = Правьте маленьким королевством с большой историей: патрулируйте, ходите в походы, стройте башню, изучайте магию, мобилизуйте армии, торгуйте и решайте споры тайными кубиками войны или белым флагом. Для 2–5 игроков.

## Слова игры

kingdoms-resource-mana = мана
kingdoms-resource-ore = руда
kingdoms-resource-food = еда
kingdoms-some-mana = { $mana ->
        [one] { $mana } мана
        [few] { $mana } маны
        [many] { $mana } маны
       *[other] { $mana } маны
    }
kingdoms-some-ore = { $ore ->
        [one] { $ore } руда
        [few] { $ore } руды
        [many] { $ore } руды
       *[other] { $ore } руды
    }
kingdoms-some-food = { $food ->
        [one] { $food } еда
        [few] { $food } еды
        [many] { $food } еды
       *[other] { $food } еды
    }
kingdoms-purse = { $mana ->
        [0] { $ore ->
            [0] { $food ->
                [0] ничего
               *[other] { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-ore }
               *[other] { kingdoms-some-ore }, { kingdoms-some-food }
            }
        }
       *[other] { $ore ->
            [0] { $food ->
                [0] { kingdoms-some-mana }
               *[other] { kingdoms-some-mana }, { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-mana }, { kingdoms-some-ore }
               *[other] { kingdoms-some-mana }, { kingdoms-some-ore }, { kingdoms-some-food }
            }
        }
    }

## Действия

kingdoms-act-patrol = Патрулирование
    .text = Переместите стоящую армию в соседнюю область той же карты или поднимите одну лежащую. Войти в область с чужой армией — значит начать войну.
kingdoms-act-quest = Поход
    .text = Переместите стоящую армию с края её карты на край другой карты.
kingdoms-act-build = Строительство
    .text = Поднимите башню на один уровень. Цена в руде равна номеру нового уровня.
kingdoms-act-research = Исследование
    .text = Изучите следующий уровень магии. Цена в мане равна номеру нового уровня.
kingdoms-act-mobilise = Мобилизация
    .text = Добавьте армию в область, где стоит одна армия — ваша. Цена в еде равна тому, сколько армий у вас станет.
kingdoms-act-trade = Торговля
    .text = Обменяйте любое количество одного ресурса на столько же другого.
kingdoms-act-rob = Кража
    .text = Возьмите у другого игрока один ресурс по вашему выбору.

## Местность

kingdoms-terrain-forest = лес
    .text = Даёт ману.
kingdoms-terrain-mountain = горы
    .text = Дают руду.
kingdoms-terrain-plains = равнина
    .text = Даёт еду.
kingdoms-terrain-capital = столица
    .text = Ничего не даёт, но в конце приносит 2 очка, а двум союзникам, которые её делят, — по 1.
kingdoms-terrain-ruins = руины
    .text = Армии здесь ложатся и, пока лежат, приносят ресурс на выбор. В конце все армии в руинах пропадают.
kingdoms-terrain-water = вода
    .text = Войти нельзя.
kingdoms-terrain-cliffs = скалы
    .text = Войти нельзя.

## Жетоны находок

kingdoms-token-crown = корона
    .text = Оставьте у себя: 2 очка в конце. Её забирает тот, кто победит владельца в войне.
kingdoms-token-treasure = сокровище
    .text = Получите 2 ресурса на выбор.
kingdoms-token-bandit = разбойник
    .text = Отдайте 2 ресурса на выбор или потеряйте пришедшую армию. Последняя армия не теряется.
kingdoms-token-dragon-lair = логово дракона
    .text = Остаётся. Если вы его контролируете и побеждаете в любой войне, можете решить, что проигравший теряет уровень башни вместо армии; его армия тогда бесплатно отступает.
kingdoms-token-camp = лагерь
    .text = Остаётся. Область даёт на один ресурс своего типа больше.
kingdoms-token-fortress = крепость
    .text = Остаётся. Кто контролирует эту область, платит на 2 меньше в каждой войне, которую начинает.
kingdoms-token-city = город
    .text = Остаётся. 1 очко в конце.
kingdoms-token-church = церковь
    .text = Остаётся до применения. Если вы контролируете эту область и теряете армию в войне, можете поставить её сюда, если здесь меньше двух армий.
kingdoms-token-blank = пустой жетон
    .text = Ничего не происходит.

## Расы

kingdoms-faction-centaurs = Кентавры
    .text = 1. { kingdoms-faction-centaurs.level1 } 2. { kingdoms-faction-centaurs.level2 } 3. { kingdoms-faction-centaurs.level3 } 4. { kingdoms-faction-centaurs.level4 } 5. { kingdoms-faction-centaurs.level5 }
    .level1 = Защита равнин стоит вам на 1 меньше.
    .level2 = Новую армию можно поставить и рядом с вашей армией — туда, где нет чужих.
    .level3 = При изучении: снимите любые свои армии с карт и поставьте куда угодно, где нет чужих.
    .level4 = Войны, начатые вами в походе, стоят вам на 2 меньше.
    .level5 = В конце: 1 очко за три равнины или 2 очка за пять.
kingdoms-faction-constructs = Конструкты
    .text = 1. { kingdoms-faction-constructs.level1 } 2. { kingdoms-faction-constructs.level2 } 3. { kingdoms-faction-constructs.level3 } 4. { kingdoms-faction-constructs.level4 } 5. { kingdoms-faction-constructs.level5 }
    .level1 = Войны против вас в горах стоят противнику на 1 больше.
    .level2 = Новые армии можно оплачивать рудой вместо еды, целиком или частью.
    .level3 = Каждая ваша руда покрывает 2 пункта цены войны.
    .level4 = Если области принесли вам руду, получите ещё 1 руду.
    .level5 = В конце: 1 очко за каждые 3 руды у вас.
kingdoms-faction-dark-elves = Тёмные эльфы
    .text = 1. { kingdoms-faction-dark-elves.level1 } 2. { kingdoms-faction-dark-elves.level2 } 3. { kingdoms-faction-dark-elves.level3 } 4. { kingdoms-faction-dark-elves.level4 } 5. { kingdoms-faction-dark-elves.level5 }
    .level1 = Пока у вас ровно две армии в игре, никто не может войти в их области.
    .level2 = Защита стоит вам на 1 меньше.
    .level3 = Вы можете напасть на область с двумя армиями одного игрока; при победе проигрывают обе.
    .level4 = Никто не может войти в занятый вами лес.
    .level5 = В конце: 1 очко за три леса или 2 очка за пять.
kingdoms-faction-dwarves = Гномы
    .text = 1. { kingdoms-faction-dwarves.level1 } 2. { kingdoms-faction-dwarves.level2 } 3. { kingdoms-faction-dwarves.level3 } 4. { kingdoms-faction-dwarves.level4 } 5. { kingdoms-faction-dwarves.level5 }
    .level1 = Кто достраивает башню до уровня, на котором сейчас стоит ваша, платит на 1 руду больше.
    .level2 = Получайте 1 руду всякий раз, когда ваш патруль или поход приходит в горы.
    .level3 = Строительство стоит вам на 1 руду меньше.
    .level4 = Когда выбрана торговля, вы можете вместо неё строить.
    .level5 = В конце: 1 очко, если ни у кого нет башни выше вашей.
kingdoms-faction-elves = Эльфы
    .text = 1. { kingdoms-faction-elves.level1 } 2. { kingdoms-faction-elves.level2 } 3. { kingdoms-faction-elves.level3 } 4. { kingdoms-faction-elves.level4 } 5. { kingdoms-faction-elves.level5 }
    .level1 = Одной торговлей можно обменять на ману сразу и руду, и еду.
    .level2 = Война, оплаченная только маной, стоит вам на 1 меньше.
    .level3 = Мана заменяет вам руду и еду при строительстве, мобилизации и отступлении.
    .level4 = В войнах против вас мана противника покрывает только по 1 пункту.
    .level5 = В конце: 1 очко за каждого игрока, у которого маны меньше, чем у вас.
kingdoms-faction-goblins = Гоблины
    .text = 1. { kingdoms-faction-goblins.level1 } 2. { kingdoms-faction-goblins.level2 } 3. { kingdoms-faction-goblins.level3 } 4. { kingdoms-faction-goblins.level4 } 5. { kingdoms-faction-goblins.level5 }
    .level1 = Патрулировать можно двумя разными армиями по очереди.
    .level2 = Получайте 1 ресурс на выбор за каждую выигранную войну.
    .level3 = Получайте 1 еду, когда мобилизует армию другой игрок.
    .level4 = Берите 1 ресурс на выбор у того, кто вас победил.
    .level5 = В конце: 2 очка, если ни у кого нет больше армий, чем у вас.
kingdoms-faction-halflings = Полурослики
    .text = 1. { kingdoms-faction-halflings.level1 } 2. { kingdoms-faction-halflings.level2 } 3. { kingdoms-faction-halflings.level3 } 4. { kingdoms-faction-halflings.level4 } 5. { kingdoms-faction-halflings.level5 }
    .level1 = Кто показал число против вашего белого флага, теряет 2 ресурса.
    .level2 = Когда ваша война кончается альянсом, другой игрок получает 1 ресурс.
    .level3 = Когда ваша война кончается альянсом, вы получаете 1 ресурс.
    .level4 = Ваши союзники обязаны показывать против вас белый флаг; вы — нет.
    .level5 = В конце: 1 очко за каждую область, которую вы делите с союзником.
kingdoms-faction-humans = Люди
    .text = 1. { kingdoms-faction-humans.level1 } 2. { kingdoms-faction-humans.level2 } 3. { kingdoms-faction-humans.level3 } 4. { kingdoms-faction-humans.level4 } 5. { kingdoms-faction-humans.level5 }
    .level1 = Когда выбрано исследование, вы можете вместо него торговать.
    .level2 = Каждая торговля приносит вам на 1 полученный ресурс больше.
    .level3 = Война, оплаченная ресурсами только одного типа, стоит вам на 2 меньше.
    .level4 = Если при сборе у вас есть область у воды, получите ещё 1 еду.
    .level5 = В конце: 1 очко за каждый тип ресурса, которого у вас не меньше четырёх.
kingdoms-faction-lizardfolk = Ящеролюды
    .text = 1. { kingdoms-faction-lizardfolk.level1 } 2. { kingdoms-faction-lizardfolk.level2 } 3. { kingdoms-faction-lizardfolk.level3 } 4. { kingdoms-faction-lizardfolk.level4 } 5. { kingdoms-faction-lizardfolk.level5 }
    .level1 = Ваш патруль может прийти в любую область суши той же карты.
    .level2 = Вы можете патрулировать, когда выбран поход, и ходить в поход, когда выбрано патрулирование.
    .level3 = Когда ваш патруль или поход приходит в лес, горы или на равнину, получите 1 ресурс этой области.
    .level4 = В походе вместо перемещения можете поменять местами свою армию и чужую: обе стоят, каждая одна в своей области, области — на краях разных карт.
    .level5 = В конце: 1 очко за каждую чужую вотчину, где есть ваша армия.
kingdoms-faction-merfolk = Морской народ
    .text = 1. { kingdoms-faction-merfolk.level1 } 2. { kingdoms-faction-merfolk.level2 } 3. { kingdoms-faction-merfolk.level3 } 4. { kingdoms-faction-merfolk.level4 } 5. { kingdoms-faction-merfolk.level5 }
    .level1 = Области у одной воды — соседние для ваших патрулей и отступлений.
    .level2 = Войны в областях у воды стоят вам на 1 меньше.
    .level3 = Получайте 1 ресурс на выбор, когда ваш патруль переплывает воду.
    .level4 = Вы можете патрулировать вместо любого действия.
    .level5 = В конце: 1 очко за каждые три ваши армии у воды.
kingdoms-faction-orcs = Орки
    .text = 1. { kingdoms-faction-orcs.level1 } 2. { kingdoms-faction-orcs.level2 } 3. { kingdoms-faction-orcs.level3 } 4. { kingdoms-faction-orcs.level4 } 5. { kingdoms-faction-orcs.level5 }
    .level1 = Вы побеждаете при равных числах, даже нападая.
    .level2 = Каждая ваша еда покрывает 1 пункт цены войны.
    .level3 = Войны стоят вам на 1 меньше.
    .level4 = Когда кубики показаны, вы можете потратить ещё 1 ману и повысить своё число.
    .level5 = В конце: 2 очка, если в вашей вотчине нет чужих армий.
kingdoms-faction-undead = Нежить
    .text = 1. { kingdoms-faction-undead.level1 } 2. { kingdoms-faction-undead.level2 } 3. { kingdoms-faction-undead.level3 } 4. { kingdoms-faction-undead.level4 } 5. { kingdoms-faction-undead.level5 }
    .level1 = Получайте 2 еды за каждую армию, потерянную вами в войне.
    .level2 = Новые армии можно оплачивать маной вместо еды, целиком или частью.
    .level3 = Получайте 1 еду, когда армию теряет другой игрок.
    .level4 = Вы можете выполнить мобилизацию вместо любого действия.
    .level5 = В конце: 2 очка, если в чьей-то вотчине у вас больше армий, чем у любого другого.
kingdoms-faction-valkyries = Валькирии
    .text = 1. { kingdoms-faction-valkyries.level1 } 2. { kingdoms-faction-valkyries.level2 } 3. { kingdoms-faction-valkyries.level3 } 4. { kingdoms-faction-valkyries.level4 } 5. { kingdoms-faction-valkyries.level5 }
    .level1 = Проигранные войны стоят вам на 1 меньше.
    .level2 = В походе армия может уйти с края карты на эту карту, а позже — отсюда на любой край; здесь не больше трёх армий, и они недосягаемы.
    .level3 = При изучении: каждый другой игрок теряет 3 ресурса.
    .level4 = При изучении: можете убрать одну чужую армию, но не последнюю.
    .level5 = В конце: 1 очко за каждую армию на этой карте.
kingdoms-faction-satyrs = Сатиры
    .text = 1. { kingdoms-faction-satyrs.level1 } 2. { kingdoms-faction-satyrs.level2 } 3. { kingdoms-faction-satyrs.level3 } 4. { kingdoms-faction-satyrs.level4 } 5. { kingdoms-faction-satyrs.level5 }
    .level1 = Получайте 1 ману, когда любая война кончается равными числами.
    .level2 = Когда выбрана торговля, вы можете вместо неё взять 1 ресурс у другого игрока.
    .level3 = Области с двумя вашими армиями дают два ресурса.
    .level4 = Как активный игрок вы можете выбрать действие, на котором уже лежит щит.
    .level5 = В конце: 1 очко, если конец игры вызвало именно это изучение.
kingdoms-faction-order-of-gamelyn = Орден Гамелина
    .text = 1. { kingdoms-faction-order-of-gamelyn.level1 } 2. { kingdoms-faction-order-of-gamelyn.level2 } 3. { kingdoms-faction-order-of-gamelyn.level3 } 4. { kingdoms-faction-order-of-gamelyn.level4 } 5. { kingdoms-faction-order-of-gamelyn.level5 }
    .level1 = Получайте 2 еды за каждую выигранную войну.
    .level2 = Другие ничего не собирают с областей по соседству с той, где стоят две ваши армии.
    .level3 = В начале своего хода получайте 1 ресурс на выбор.
    .level4 = При изучении: выполните до двух действий на выбор.
    .level5 = При изучении: игра сразу заканчивается. 1 очко.
kingdoms-faction-shapeshifters = Перевёртыши
    .text = 1. { kingdoms-faction-shapeshifters.level1 } 2. { kingdoms-faction-shapeshifters.level2 } 3. { kingdoms-faction-shapeshifters.level3 } 4. { kingdoms-faction-shapeshifters.level4 } 5. { kingdoms-faction-shapeshifters.level5 }
    .level1 = При сборе один лес, горы или равнина могут дать другой ресурс.
    .level2 = Исследование стоит вам на 1 ману меньше, если этот уровень уже есть у другого.
    .level3 = В войне у вас скидка противника, если она больше вашей.
    .level4 = Вместо выбранного действия можно выполнить действие прошлого хода того же цикла.
    .level5 = В конце: 1 очко, если у вас есть лес, горы и равнина, или 2 очка, если ещё и столица.

## Территории

kingdoms-side-brugerdiehl = Брюгердиль
kingdoms-side-okvarra = Окварра
kingdoms-side-erilor = Эрилор
kingdoms-side-thalrune = Тальрун
kingdoms-side-morandrea = Морандрея
kingdoms-side-pellmere = Пельмер
kingdoms-side-intheoros = Интеорос
kingdoms-side-dunwick = Данвик
kingdoms-side-aughmoore = Огмур
kingdoms-side-halvmark = Хальвмарк
kingdoms-side-fionarria = Фионаррия
kingdoms-side-sarrowen = Сарроуэн
kingdoms-side-ahlfors = Альфорс
kingdoms-side-viremont = Виремон
kingdoms-side-brysue = Брисью
kingdoms-side-corrigal = Корригал
kingdoms-region-brugerdiehl-1 = Брюгердиль 1 (руины)
kingdoms-region-brugerdiehl-2 = Брюгердиль 2 (горы)
kingdoms-region-brugerdiehl-3 = Брюгердиль 3 (столица)
kingdoms-region-brugerdiehl-4 = Брюгердиль 4 (равнина)
kingdoms-region-brugerdiehl-5 = Брюгердиль 5 (лес)
kingdoms-region-okvarra-1 = Окварра 1 (горы)
kingdoms-region-okvarra-2 = Окварра 2 (равнина)
kingdoms-region-okvarra-3 = Окварра 3 (горы)
kingdoms-region-okvarra-4 = Окварра 4 (лес)
kingdoms-region-okvarra-5 = Окварра 5 (горы)
kingdoms-region-erilor-1 = Эрилор 1 (лес)
kingdoms-region-erilor-2 = Эрилор 2 (равнина)
kingdoms-region-erilor-3 = Эрилор 3 (лес)
kingdoms-region-erilor-4 = Эрилор 4 (горы)
kingdoms-region-erilor-5 = Эрилор 5 (лес)
kingdoms-region-thalrune-1 = Тальрун 1 (лес)
kingdoms-region-thalrune-2 = Тальрун 2 (горы)
kingdoms-region-thalrune-3 = Тальрун 3 (равнина)
kingdoms-region-thalrune-4 = Тальрун 4 (руины)
kingdoms-region-thalrune-5 = Тальрун 5 (горы)
kingdoms-region-morandrea-1 = Морандрея 1 (равнина)
kingdoms-region-morandrea-2 = Морандрея 2 (лес)
kingdoms-region-morandrea-3 = Морандрея 3 (горы)
kingdoms-region-morandrea-4 = Морандрея 4 (равнина)
kingdoms-region-morandrea-5 = Морандрея 5 (лес)
kingdoms-region-pellmere-1 = Пельмер 1 (равнина)
kingdoms-region-pellmere-2 = Пельмер 2 (горы)
kingdoms-region-pellmere-3 = Пельмер 3 (руины)
kingdoms-region-pellmere-4 = Пельмер 4 (равнина)
kingdoms-region-pellmere-5 = Пельмер 5 (лес)
kingdoms-region-intheoros-1 = Интеорос 1 (лес)
kingdoms-region-intheoros-2 = Интеорос 2 (равнина)
kingdoms-region-intheoros-3 = Интеорос 3 (горы)
kingdoms-region-intheoros-4 = Интеорос 4 (лес)
kingdoms-region-intheoros-5 = Интеорос 5 (горы)
kingdoms-region-dunwick-1 = Данвик 1 (равнина)
kingdoms-region-dunwick-2 = Данвик 2 (горы)
kingdoms-region-dunwick-3 = Данвик 3 (равнина)
kingdoms-region-dunwick-4 = Данвик 4 (лес)
kingdoms-region-dunwick-5 = Данвик 5 (равнина)
kingdoms-region-aughmoore-1 = Огмур 1 (горы)
kingdoms-region-aughmoore-2 = Огмур 2 (равнина)
kingdoms-region-aughmoore-3 = Огмур 3 (лес)
kingdoms-region-aughmoore-4 = Огмур 4 (столица)
kingdoms-region-aughmoore-5 = Огмур 5 (лес)
kingdoms-region-halvmark-1 = Хальвмарк 1 (горы)
kingdoms-region-halvmark-2 = Хальвмарк 2 (равнина)
kingdoms-region-halvmark-3 = Хальвмарк 3 (лес)
kingdoms-region-halvmark-4 = Хальвмарк 4 (равнина)
kingdoms-region-halvmark-5 = Хальвмарк 5 (горы)
kingdoms-region-fionarria-1 = Фионаррия 1 (горы)
kingdoms-region-fionarria-2 = Фионаррия 2 (горы)
kingdoms-region-fionarria-3 = Фионаррия 3 (равнина)
kingdoms-region-fionarria-4 = Фионаррия 4 (равнина)
kingdoms-region-fionarria-5 = Фионаррия 5 (лес)
kingdoms-region-sarrowen-1 = Сарроуэн 1 (столица)
kingdoms-region-sarrowen-2 = Сарроуэн 2 (горы)
kingdoms-region-sarrowen-3 = Сарроуэн 3 (лес)
kingdoms-region-sarrowen-4 = Сарроуэн 4 (равнина)
kingdoms-region-sarrowen-5 = Сарроуэн 5 (руины)
kingdoms-region-ahlfors-1 = Альфорс 1 (равнина)
kingdoms-region-ahlfors-2 = Альфорс 2 (лес)
kingdoms-region-ahlfors-3 = Альфорс 3 (столица)
kingdoms-region-ahlfors-4 = Альфорс 4 (горы)
kingdoms-region-ahlfors-5 = Альфорс 5 (равнина)
kingdoms-region-viremont-1 = Виремон 1 (лес)
kingdoms-region-viremont-2 = Виремон 2 (горы)
kingdoms-region-viremont-3 = Виремон 3 (руины)
kingdoms-region-viremont-4 = Виремон 4 (равнина)
kingdoms-region-viremont-5 = Виремон 5 (лес)
kingdoms-region-brysue-1 = Брисью 1 (лес)
kingdoms-region-brysue-2 = Брисью 2 (равнина)
kingdoms-region-brysue-3 = Брисью 3 (столица)
kingdoms-region-brysue-4 = Брисью 4 (горы)
kingdoms-region-brysue-5 = Брисью 5 (лес)
kingdoms-region-corrigal-1 = Корригал 1 (равнина)
kingdoms-region-corrigal-2 = Корригал 2 (лес)
kingdoms-region-corrigal-3 = Корригал 3 (столица)
kingdoms-region-corrigal-4 = Корригал 4 (горы)
kingdoms-region-corrigal-5 = Корригал 5 (руины)

## Вопросы

kingdoms-shape-where = Куда?
kingdoms-shape-which = Какой ресурс?
kingdoms-shape-into = Во что?
kingdoms-shape-for = На что?
kingdoms-shape-amount = Сколько?
kingdoms-shape-bid = цена при любом исходе: { $cost }
kingdoms-shape-flag-offers = предложение альянса
kingdoms-shape-flag-costs = 0, ничего не стоит
kingdoms-prompt-faction = Выберите расу.
kingdoms-prompt-side = Выберите сторону своей карты территории.
kingdoms-prompt-start = Выберите область, где начнут две ваши армии.
kingdoms-prompt-split = Распределите шесть начальных ресурсов.
kingdoms-prompt-gap = Выберите область своей вотчины, где не будет жетона.
kingdoms-prompt-select = Положите щит на действие.
kingdoms-prompt-act = Вы выбрали действие «{ $action }». Выполнить его или ничего не делать?
kingdoms-prompt-perform = { $player } выбирает действие «{ $action }». Выполнить его или собрать ресурсы?
kingdoms-prompt-collect = Какие ресурсы собрать по своему выбору? Всего: { $amount }.
kingdoms-prompt-yield = Пусть одна из областей даст другой ресурс?
kingdoms-prompt-patrol = { kingdoms-act-patrol }: какая армия?
kingdoms-prompt-patrol-again = Патрулировать второй армией?
kingdoms-prompt-quest = { kingdoms-act-quest }: какая армия?
kingdoms-prompt-exchange = Ваша армия: { $region }. С какой чужой армией поменять её местами?
kingdoms-prompt-build-bill = Чем заплатить за уровень башни? Цена: { $cost }.
kingdoms-prompt-mobilise-bill = Чем заплатить за новую армию? Цена: { $cost }.
kingdoms-prompt-retreat-bill = Чем заплатить за отступление ({ $region })? Цена: { $cost }.
kingdoms-prompt-mobilise = Где появится новая армия?
kingdoms-prompt-trade = { kingdoms-act-trade }: что вы отдаёте?
kingdoms-prompt-gain = Какие ресурсы получить? Всего: { $amount }.
kingdoms-prompt-lose = Какие ресурсы потерять? Всего: { $amount }.
kingdoms-prompt-rob = У кого вы берёте ресурс?
kingdoms-prompt-rob-from = Какой ресурс вы берёте у игрока { $player }?
kingdoms-prompt-bandit = Разбойник: { $region }! Отдайте два ресурса или потеряйте армию.
kingdoms-prompt-bids = Война! Противник — { $player }, область — { $region }. Тайно выберите грань своего кубика войны.
kingdoms-prompt-raise = Потратить ещё одну ману, чтобы повысить своё число?
kingdoms-prompt-payment = Чем вы платите за войну?
kingdoms-prompt-lair = Позвать дракона: пусть проигравший потеряет уровень башни вместо армии?
kingdoms-prompt-order = Какая из проигравших армий следующая?
kingdoms-prompt-free-army = Эта армия отступает бесплатно?
kingdoms-prompt-fate = Ваша армия проиграла: { $region }. Что с ней станет?
kingdoms-prompt-relocate = Ваша последняя армия покидает область: { $region }. Куда она уйдёт?
kingdoms-prompt-lift = Снимите любые свои армии.
kingdoms-prompt-lift-which = Какую армию снять: { $region }?
kingdoms-prompt-place = Поставьте армию обратно.
kingdoms-prompt-banish = Какую чужую армию убрать?
kingdoms-prompt-victim = Чью армию убрать: { $region }?
kingdoms-prompt-banish-which = Какую армию игрока { $player } убрать ({ $region })?
kingdoms-prompt-extra = Выполнить дополнительное действие? Осталось: { $left }.

## Выбор

kingdoms-action-select = { $action }
kingdoms-action-perform = { $action }
kingdoms-action-collect = Собрать ресурсы
kingdoms-action-pass = Ничего не делать
kingdoms-action-use = Да
kingdoms-action-decline = Нет
kingdoms-action-done = Закончить
kingdoms-action-remove = Потерять армию
kingdoms-action-standing = Стоящую
kingdoms-action-lying = Лежащую
kingdoms-action-flag = Белый флаг
kingdoms-action-bid = Запечатать { $number }
kingdoms-action-trade = { $amount } × { $give } → { $amount } × { $get }
kingdoms-action-resources = { kingdoms-purse }
kingdoms-action-mobilise = Новая армия: { $region }
kingdoms-action-retreat = Отступить: { $region }
kingdoms-action-rob = { $player }: { $resource }
kingdoms-action-turn = { $into } вместо ресурса «{ $yield }»
kingdoms-action-victim = { $player }
kingdoms-action-pay = Заплатить: { kingdoms-purse }
kingdoms-action-trade-both = { kingdoms-some-ore } и { kingdoms-some-food } → { kingdoms-some-mana }
kingdoms-action-church = В церковь: { $region }
kingdoms-action-relocate = Сюда: { $region }
kingdoms-action-next = Армия: { $region }
kingdoms-action-lift = Снять армию: { $region }
kingdoms-action-place = Сюда: { $region }
kingdoms-action-banish = Армия: { $region }
kingdoms-action-to-card = На карту расы: { $region }
kingdoms-action-from-card = С карты расы: { $region }
kingdoms-action-exchange = Поменять армию: { $region }
kingdoms-action-with = На армию: { $region }
kingdoms-action-faction = { $faction }
kingdoms-action-side = { $side }
kingdoms-action-start = { $region }
kingdoms-action-gap = Без жетона: { $region }
kingdoms-action-stand = Поднять армию: { $region }
kingdoms-action-move = { $from } → { $to }

## Почему нельзя: что говорит вещь, которую нельзя выбрать

kingdoms-why-shield = На этом действии уже лежит щит. Щиты снимают все вместе, когда положен пятый.
kingdoms-why-not-selected = В этот ход выбрано действие «{ $action }», и никакая ваша способность не заменяет его этим.
kingdoms-why-tower-top = Ваша башня уже достроена.
kingdoms-why-magic-top = Вы уже знаете всю магию своей расы.
kingdoms-why-build-cost = Для следующего уровня башни нужно руды: { $cost }, а у вас { $have }.
kingdoms-why-research-cost = Для следующего уровня магии нужно маны: { $cost }, а у вас { $have }.
kingdoms-why-mobilise-cost = Для новой армии нужно еды: { $cost }, а у вас { $have }.
kingdoms-why-retreat-cost = Для отступления нужно еды: { $cost }, а у вас { $have }.
kingdoms-why-cost-either = Это стоит { $cost }, а у вас всего { $have }: { $resource } и { $other } вместе.
kingdoms-why-no-supply = Все ваши армии уже в игре.
kingdoms-why-no-room = Нет области, где стоит одна ваша армия и больше никого.
kingdoms-why-nothing-to-trade = У вас нет ресурсов для обмена.
kingdoms-why-nothing-to-rob = Взять не у кого: у других игроков нет ресурсов.
kingdoms-why-stores-full = Все ваши запасы полны.
kingdoms-why-no-march = Вашим армиям некуда идти.
kingdoms-why-no-edge-army = Поход начинается у края карты, а у края нет ни одной вашей стоящей армии.
kingdoms-why-total = Всего ресурсов должно быть ровно { $total }.
kingdoms-why-bill = В сумме должна получиться ровно цена.
kingdoms-why-not-taken = Здесь платят только этими ресурсами: { $resource }, { $other }.
kingdoms-why-payment = Цену войны платят полностью и без излишка.
kingdoms-why-too-few = Столько у вас нет; { $resource }: всего { $have }.
kingdoms-why-trade-amount = Нельзя отдать больше, чем есть, и получить больше 9.
kingdoms-why-yourself = Это вы сами.
kingdoms-why-nothing-to-take = У игрока { $player } нечего забрать.
kingdoms-why-only-from = Ресурс берут только у одного игрока: { $player }.
kingdoms-why-nobody-holds = Ни у кого больше нет этого ресурса: { $resource }.
kingdoms-why-holds-none = Этого ресурса ({ $resource }) нет у игрока { $player }.
kingdoms-why-bid-highest = Ваших ресурсов и скидок хватит самое большее на { $highest }.
kingdoms-why-retreat-war = Здесь другая армия, а отступление не может начать войну.
kingdoms-why-not-next = Это не соседняя область для отступающей армии.
kingdoms-why-not-at-stake = Здесь нет вашей проигравшей армии, которая ждёт своей участи.
kingdoms-why-occupied = Здесь есть армия, а вашей последней армии нужна пустая область.
kingdoms-why-not-nearest = Есть пустая область ближе.
kingdoms-why-full = Здесь уже две армии, больше не помещается.
kingdoms-why-own-last-army = Ваша единственная армия не может войти туда, где есть другая армия.
kingdoms-why-last-army = Это последняя армия игрока { $player }: трогать её нельзя.
kingdoms-why-protected = Сюда не войти: область защищает способность расы игрока { $player }.
kingdoms-why-neutral = Здесь армия Потерянного королевства. Цена войны с ней — { $price }, а столько вы оплатить не можете.
kingdoms-why-nowhere = Этой армии некуда идти.
kingdoms-why-no-quest = Ни один край другой карты этой армии не открыт.
kingdoms-why-moved = Эта армия уже ходила, второй шаг делает другая.
kingdoms-why-not-adjacent = Рядом с этой областью нет вашей стоящей армии.
kingdoms-why-not-edge = Эта область не касается края карты, а карты связаны только краями.
kingdoms-why-lies = Армия, лежащая в руинах, не может уйти; её поднимает патруль.
kingdoms-why-same-card = Это та же карта, которую армия покидает, а путь ведёт на другую.
kingdoms-why-no-foreign-army = Здесь нет армии другого игрока.
kingdoms-why-not-alone = Поменять можно только армию, которая одна в своей области.
kingdoms-why-exchange-card = Две армии должны стоять на разных картах.
kingdoms-why-own-territory = Нужна область вашей собственной территории.
kingdoms-why-gap-armies = Здесь ваши армии, так что жетона тут и не будет.
kingdoms-why-mobilise-alone = Новая армия встаёт к вашей армии, которая одна в своей области.
kingdoms-why-mobilise-nearby = Новая армия встаёт к вашей армии или рядом с ней.
kingdoms-why-foreign-army = Здесь чужая армия, а война так не начинается.
kingdoms-why-no-own-army = Здесь нет вашей армии.
kingdoms-why-not-there = В этой области нет армии игрока { $player }.

# What keeps a player from performing an action, in brackets after it.
kingdoms-hindrance-none = ничего не мешает
kingdoms-hindrance-top = уже на вершине
kingdoms-hindrance-price = слишком дорого
kingdoms-hindrance-supply = нет армий в запасе
kingdoms-hindrance-place = нет места
kingdoms-hindrance-edge = нет армии у края
kingdoms-hindrance-empty = нечего взять
kingdoms-hindrance-full = хранилища полны

## Журнал

kingdoms-log-first-player = Начинает { $player }.
kingdoms-log-dealt-faction = { $player } получает расу: { $faction }.
kingdoms-log-chose-faction = { $player } выбирает расу: { $faction }.
kingdoms-log-dealt-card = { $player } получает карту { $side } / { $other }.
kingdoms-log-lost-kingdom = Потерянное королевство: { $side }.
kingdoms-log-chose-side = { $player } выбирает вотчину: { $side }.
kingdoms-log-started = { $player } начинает с двумя армиями: { $region }.
kingdoms-log-split = { $player } начинает с ресурсами: { kingdoms-purse }.
kingdoms-log-left-gap = { $player } оставляет без жетона: { $region }.
kingdoms-log-turn = Активный игрок: { $player }.
    .you = Вы — активный игрок.
kingdoms-log-refreshed = Цикл { $number } закончен: все щиты сняты с карты действий.
kingdoms-log-skipped = { $player } обновляет карту и пропускает ход.
kingdoms-log-selected = { $player } выбирает действие «{ $action }».
    .you = Вы выбираете действие «{ $action }».
kingdoms-log-performed = { $player } выполняет действие «{ $action }».
    .you = Вы выполняете действие «{ $action }».
kingdoms-log-passed = { $player } ничего не делает.
kingdoms-log-could-not = { $player } не может выполнить действие «{ $action }» ({ $why }).
    .you = Вы не можете выполнить действие «{ $action }» ({ $why }).
kingdoms-log-collected = { $player } собирает: { kingdoms-purse }.
    .you = Вы собираете: { kingdoms-purse }.
kingdoms-log-moved = { $player } ведёт армию: { $from } → { $to }.
    .you = Вы ведёте армию: { $from } → { $to }.
kingdoms-log-to-card = { $player } уводит армию на карту расы: { $region }.
kingdoms-log-from-card = { $player } выводит армию с карты расы: { $region }.
kingdoms-log-stood-up = { $player } поднимает армию: { $region }.
    .you = Вы поднимаете армию: { $region }.
kingdoms-log-exchanged = { $player } меняет местами свою армию ({ $from }) и армию игрока { $victim } ({ $to }).
kingdoms-log-gained = { $player } получает: { kingdoms-purse }.
kingdoms-log-paid = { $player } платит: { kingdoms-purse }.
    .you = Вы платите: { kingdoms-purse }.
kingdoms-log-lost = { $player } теряет: { kingdoms-purse }.
kingdoms-log-robbed = { $player } берёт ресурс у игрока { $victim }: { $resource }.
kingdoms-log-built = { $player } достраивает башню до уровня { $level }.
    .you = Вы достраиваете башню до уровня { $level }.
kingdoms-log-learned = { $player } изучает уровень магии { $level }.
    .you = Вы изучаете уровень магии { $level }.
kingdoms-log-mobilised = { $player } мобилизует армию: { $region }.
    .you = Вы мобилизуете армию: { $region }.
kingdoms-log-traded = { $player } торгует: { $amount } × { $give } → { $amount } × { $get }.
kingdoms-log-traded-both = { $player } торгует: { kingdoms-some-ore } и { kingdoms-some-food } → { kingdoms-some-mana }.
kingdoms-log-war = { $player } начинает войну. Защитник: { $defender }, область: { $region }.
    .you = Вы начинаете войну. Защитник: { $defender }, область: { $region }.
    .you-defender = { $player } начинает войну против вас. Область: { $region }.
kingdoms-log-neutral-war = { $player } нападает на нейтральную армию: { $region }; цена { $price }.
kingdoms-log-showed-number = { $player } показывает { $number }.
    .you = Вы показываете { $number }.
kingdoms-log-showed-flag = { $player } показывает белый флаг.
    .you = Вы показываете белый флаг.
kingdoms-log-raised = { $player } повышает число до { $number }.
kingdoms-log-won = { $player } побеждает в войне: { $region }. Проигравший: { $loser }.
    .you = Вы побеждаете в войне: { $region }. Проигравший: { $loser }.
    .you-loser = { $player } побеждает вас в войне: { $region }.
kingdoms-log-allied = { $player } и { $other } — союзники: { $region }.
    .you = Вы и { $other } — союзники: { $region }.
    .you-other = { $player } и вы — союзники: { $region }.
kingdoms-log-broke-alliance = Альянс нарушен: { $player } и { $other }.
    .you = Ваш альянс нарушен: { $other }.
    .you-other = Альянс с вами нарушен: { $player }.
kingdoms-log-invoked-lair = { $player } зовёт дракона: башня игрока { $loser } падает до уровня { $level }.
kingdoms-log-retreated = { $player } отступает: { $from } → { $to }.
kingdoms-log-removed = { $player } теряет армию: { $region }.
kingdoms-log-saved = { $player } спасает армию в церкви: { $region }.
kingdoms-log-relocated = Последняя армия игрока { $player } переходит: { $from } → { $to }.
kingdoms-log-found = { $player } открывает жетон: { $region } — { $token }.
kingdoms-log-crown-passed = { $player } забирает корону у игрока { $loser }.
kingdoms-log-captured = { $player } захватывает нейтральную армию: { $region }. Осталось нейтральных: { $left }.
kingdoms-log-lifted = { $player } снимает армию: { $region }.
kingdoms-log-placed = { $player } ставит армию: { $region }.
kingdoms-log-banished = { $player } убирает армию игрока { $victim }: { $region }.
kingdoms-log-end-triggered = { $player } вызывает конец: игра закончится при следующем обновлении карты действий.
    .you = Вы вызываете конец: игра закончится при следующем обновлении карты действий.
kingdoms-log-time-up = Игра окончена: карта действий обновлена { $number }-й раз, это предел.
kingdoms-log-lost-in-ruins = { $player }: армий потеряно в руинах — { $armies }.
kingdoms-log-finished = { $player }: { $rank }-е место. Очки: { $points }.
    .you = Вы: { $rank }-е место. Очки: { $points }.
kingdoms-log-shifted = { $player } меняет ресурс одной области: «{ $yield }» → «{ $into }».

## Настройки: что решает каждая, и её значения

kingdoms-option-tokens = Жетоны находок
    .text = Закрытые жетоны на свободных областях каждой вотчины.
    .off = без них
    .on = с жетонами
kingdoms-option-faction_assignment = Расы
    .text = Как игроки получают расы.
    .random = раздаются случайно
    .choice = выбираются по очереди хода
kingdoms-option-extra_factions = Дополнительные расы
    .text = К тринадцати добавляются Сатиры, Орден Гамелина и Перевёртыши.
    .off = без них
    .on = с ними
kingdoms-option-lost_kingdom_tokens = Жетоны в Потерянном королевстве
    .text = Вдвоём с жетонами находок: лежит ли жетон и под каждой нейтральной армией.
    .off = нет
    .on = под каждой нейтральной армией
kingdoms-option-tower_vp = Очки за башню
    .text = Карту башни можно прочесть двояко: её очки известны не наверняка.
    .default = 0, 1, 2, 4, 7, 10
    .alternative = 1, 2, 4, 7, 10, 13
kingdoms-option-allow_halflings_2p = Полурослики вдвоём
    .text = Полурослики живут альянсами, а вдвоём альянсов нет. При случайной раздаче вдвоём их не бывает никогда.
    .off = нельзя
    .on = можно выбрать
kingdoms-option-beginner_resources = Начальные ресурсы
    .text = Как распределяются шесть начальных ресурсов.
    .off = свободно
    .on = 2 маны, 1 руда, 3 еды
kingdoms-option-max_refreshes = Самая долгая игра
    .text = Игра кончается после стольких обновлений карты действий, даже если никто не вызвал конец.
    .v40 = 40 обновлений
    .v10 = 10 обновлений
    .v20 = 20 обновлений
    .v60 = 60 обновлений
    .v100 = 100 обновлений
    .v0 = без предела

kingdoms-preset-beginner = Первая партия
    .text = Заданные начальные ресурсы.
kingdoms-preset-discovery = Находки
    .text = С жетонами.
kingdoms-preset-everything = Всё сразу
    .text = Жетоны, дополнительные расы, и каждый выбирает расу.

## Стол в терминале

kingdoms-board-player = Игрок
kingdoms-board-faction = Раса
kingdoms-board-points = Очки
kingdoms-board-armies = Армии
kingdoms-board-magic = Магия
kingdoms-board-tower = Башня
kingdoms-board-kingdoms = Королевства
kingdoms-board-next-to = соседние
kingdoms-board-lost-kingdom = Потерянное королевство
kingdoms-board-war = Война
kingdoms-board-at-most = не больше { $number }
kingdoms-board-last-cycle = последний цикл
kingdoms-board-cycle = цикл { $cycle }
kingdoms-board-cycle-of = цикл { $cycle } из { $most } возможных
kingdoms-board-on-card = на карте расы: { $count }
kingdoms-board-captured = захвачено: { $count }

## Приказы наперёд

kingdoms-order-answer-patrol = Когда другой игрок выбирает «{ kingdoms-act-patrol }»
kingdoms-order-answer-quest = Когда другой игрок выбирает «{ kingdoms-act-quest }»
kingdoms-order-answer-build = Когда другой игрок выбирает «{ kingdoms-act-build }»
kingdoms-order-answer-research = Когда другой игрок выбирает «{ kingdoms-act-research }»
kingdoms-order-answer-mobilise = Когда другой игрок выбирает «{ kingdoms-act-mobilise }»
kingdoms-order-answer-trade = Когда другой игрок выбирает «{ kingdoms-act-trade }»
kingdoms-order-is-collect = Собирать ресурсы
kingdoms-order-is-perform = Выполнять, если могу, иначе собирать
kingdoms-order-is-unless-2-ore = Собирать, если у меня меньше 2 руды
kingdoms-order-is-unless-3-ore = Собирать, если у меня меньше 3 руды
kingdoms-order-is-unless-4-ore = Собирать, если у меня меньше 4 руды
kingdoms-order-is-unless-5-ore = Собирать, если у меня меньше 5 руды
kingdoms-order-is-unless-6-ore = Собирать, если у меня меньше 6 руды
kingdoms-order-is-unless-2-mana = Собирать, если у меня меньше 2 маны
kingdoms-order-is-unless-3-mana = Собирать, если у меня меньше 3 маны
kingdoms-order-is-unless-4-mana = Собирать, если у меня меньше 4 маны
kingdoms-order-is-unless-5-mana = Собирать, если у меня меньше 5 маны
kingdoms-order-is-unless-6-mana = Собирать, если у меня меньше 6 маны
kingdoms-order-is-unless-2-food = Собирать, если у меня меньше 2 еды
kingdoms-order-is-unless-3-food = Собирать, если у меня меньше 3 еды
kingdoms-order-is-unless-4-food = Собирать, если у меня меньше 4 еды
kingdoms-order-is-unless-5-food = Собирать, если у меня меньше 5 еды
kingdoms-order-is-unless-6-food = Собирать, если у меня меньше 6 еды

## Как играть: две страницы по четыре картинки, и пять советов

kingdoms-howto-1 = За что очки
    .text = 1 очко за каждую армию в игре, 1 за каждый уровень магии, очки башни и 2 за столицу, которую вы контролируете в одиночку (1, если делите её с союзником). Армии в руинах пропадают до подсчёта.
    .each = по 1
    .upto = от 0 до 10
    .army = армия
    .magic = уровень магии
    .tower = башня
    .capital = столица
kingdoms-howto-2 = Области
    .text = Лес даёт ману, горы — руду, равнина — еду. Область даёт ресурс один раз, сколько бы армий в ней ни стояло. Столица даёт только очки. В руинах армия ложится и берёт любой ресурс; чтобы уйти, она должна сначала подняться. Реки, вода и скалы преграждают путь.
    .forest = лес: мана
    .mountain = горы: руда
    .plains = равнина: еда
    .ruins = руины: на выбор
kingdoms-howto-3 = Когда конец
    .text = В конце хода у кого-то все 7 армий в игре, башня уровня 6 или магия уровня 5. Тогда играют до обновления карты действий: после пятого щита игра закончена.
    .armies = все 7 армий
    .tower = башня 6
    .magic = магия 5
    .over = пятый щит: конец игры
kingdoms-howto-4 = Ваша раса
    .text = У каждой расы пять способностей; их изучают одну за другой за ману. Все изученные действуют вместе, а пятая приносит очки.
    .one = патруль вдоль воды
    .two = войны у воды дешевле на 1
    .three = ресурс за путь по воде
    .four = патруль вместо любого действия
    .five = очки за армии у воды
kingdoms-howto-5 = Шесть действий, пять щитов
    .text = Активный игрок кладёт щит на свободное действие: патрулирование внутри карты, поход от края к краю, строительство за руду, исследование за ману, мобилизация за еду или торговля. После пяти щитов карта обновляется, так что одно действие каждый раз остаётся без щита.
kingdoms-howto-6 = Выполнить или собрать
    .text = Все остальные могут выполнить то же действие или собрать по ресурсу с каждой области, где стоит их армия. В свой ход ресурсы не собирают. Действия в чужой ход ведут к победе, а сбор даёт для них средства.
    .does = выполняет
    .too = тоже
    .collects = собирает
kingdoms-howto-7 = Война
    .text = Войти в область с чужой армией — значит начать войну. Оба тайно выбирают число. Большее побеждает, при равных побеждает защитник, и каждый платит своё число: мана покрывает 2, руда 1. Проигравшая армия отступает за еду или пропадает.
    .mana = покрывает 2
    .ore = покрывает 1
kingdoms-howto-8 = Белый флаг
    .text = Два флага: ни боя, ни платы. Обе армии остаются, и оба игрока собирают здесь ресурсы. Один флаг против числа проигрывает. Вдвоём альянсов нет, и при двух флагах побеждает защитник.
kingdoms-strategy-1 = Поскорее разведите две начальные армии: область даёт ресурс один раз, стоит в ней одна армия или две.
kingdoms-strategy-2 = Выбирайте действия, за которые соперникам сейчас нечем заплатить. Они лишь соберут ресурсы, а вы уйдёте вперёд.
kingdoms-strategy-3 = Держите в запасе 2 маны. Они покрывают число 4 на кубике войны, а нападать на того, кто может заплатить, никто не любит.
kingdoms-strategy-4 = Втроём и больше: альянс в богатой области кормит двоих, а третьего туда не пустит: область уже полна.
kingdoms-strategy-5 = Прежде чем вызвать конец игры, посчитайте щиты. Чем меньше их осталось положить, тем меньше успеют другие.

kingdoms-source-armies = армии
kingdoms-source-magic = магия
kingdoms-source-bonus = бонус магии
kingdoms-source-tower = башня
kingdoms-source-capitals = столицы
kingdoms-source-cities = города
kingdoms-source-crown = корона
kingdoms-source-lost_kingdom = Потерянное королевство

## Холм и два флага

lesson-two-flags = Холм и два флага
    .about = Первая партия против Бориса и Веры: действия для всех, война, альянс и последние щиты.
lesson-two-flags-goal = Вы правите Интеоросом. В конце вы получите **по 1 очку за каждую армию и каждый уровень магии, очки башни** и 2 за столицу, которую держите в одиночку.
lesson-two-flags-end = Конец игры вызван, когда у кого-то **все 7 армий, башня 6 или магия 5**. Тогда играют до пятого щита на карте действий — и игра окончена.
lesson-two-flags-turn = Каждый ход один игрок кладёт щит на одно из шести действий. Затем его могут выполнить **все**. Кто не хочет, **собирает ресурсы** — но только не тот, чей сейчас ход.
lesson-two-flags-patrol = Ваш ход. Две армии в одной области собирают лишь раз, а в занятую двумя область новую армию не поставить. Выберите **«Патрулирование»** и выполните его.
    .mobilise = Для этого нужна область ровно с одной вашей армией. Сначала разойдитесь.
    .build = Уровень 1 стоит 1 руду и очков пока не даёт. Чуть позже.
    .research = Выгодно, но армии вместе зарабатывают вдвое меньше. Сначала патрулирование.
    .spread = Сначала пусть работают обе армии: патрулирование.
    .pass = Можно ничего не делать, но зачем дарить действие?
lesson-two-flags-march = Идите на **внутреннюю гору**. Горы дают руду, а эта не касается края карты, так что походом до неё никто не доберётся.
    .edge = Тоже руда, но эта область у края: открыта для любого похода.
    .forest = Лес даёт ману. Для башни нужна руда: идите на внутреннюю гору.
lesson-two-flags-collect = Борис **собирает ресурсы**: его равнина даёт 1 еду, всего раз, хотя армий там две. Вера тоже патрулирует и занимает столицу.
lesson-two-flags-attack = Борис выбирает **«Поход»**: от края к краю, на чужую территорию. Его армия входит на вашу равнину. **Война!**
lesson-two-flags-numbers = Оба тайно выбирают число. Большее побеждает, **при равных побеждаете вы, защитник**. Каждый платит своё число, **проигравший тоже**. Мана покрывает 2, руда 1, еда ничего: ваш предел — 5.
lesson-two-flags-bid = Борис тоже может дойти до 5. С 5 не проиграть, но вы останетесь ни с чем. Он редко тратит всё. Выберите **3**.
    .high = Надёжно и разорительно: платить придётся даже против 1. Попробуйте 3.
    .low = Дёшево, но Борис пришёл драться. Выберите 3.
    .flag = Флаг предлагает мир. Покажет он любое число — и равнина потеряна. С Борисом так нельзя.
lesson-two-flags-pay = 3 против 2: **вы победили**. Цена войны — 3: заплатите **1 ману и 1 руду**.
    .mana = Это покроет 4 при цене 3. Один пункт пропадёт зря.
lesson-two-flags-removed = Борис платит 2 и убирает армию с карты. Он мог отступить за 2 еды. Теперь его **последняя армия** в безопасности: в её область никто не войдёт.
lesson-two-flags-flag = Вера с улыбкой идёт в поход на ту же равнину. Драться она не любит. Два **белых флага** — это **альянс**: обе армии остаются, никто не платит, оба собирают. Покажите флаг.
    .number = Вы побьёте её флаг, потратите ману и наживёте врага. Мир здесь бесплатный.
lesson-two-flags-harvest = Борис выбрал «Поход», так что и вы можете пойти в поход или **собрать ресурсы**. Соберите: еду с равнины (общая область платит обоим) и руду с горы.
    .quest = Кто уходит из области, больше там не собирает. Вы много потратили: соберите ресурсы.
lesson-two-flags-mobilise = Вера выбирает **«Мобилизацию»**. Присоединяйтесь: третья армия стоит 3 еды — столько, сколько станет армий. Она встанет рядом с вашей армией на горе; общая равнина заполнена.
    .collect = Два ресурса — неплохо. Но армия — это очко, а свой ход вы на неё не тратите.
lesson-two-flags-later = Позже. У вас 15, **у Веры 16**, у Бориса 12. На карте три щита. Ваш будет четвёртым, щит Бориса — пятым; а если конец вызван, при обновлении карты игра закончится.
lesson-two-flags-build = У вас 6 руды: **«Строительство»**, уровень 6. Ещё три очка, конец вызван, а соперникам на свой уровень не хватит.
    .research = Это очко, но Вера успеет догнать. Строительство закончит игру на ваших условиях.
    .quest = Не время воевать. Одна постройка — и вы впереди.
    .pass = Стройте! Это три очка.
lesson-two-flags-research = Последний щит: Борис выбрал **«Исследование»**, и они с Верой взяли уровень 5. У Веры теперь 18, и у вас тоже. **Исследуйте** и вы: 4 маны, одно очко.
    .goods = Ресурсы очков не дают. Будет 18:18, а при равенстве побеждает тот, у кого больше армий: Вера.
lesson-two-flags-won = Карта заполнена, обновление завершает игру. **Вы — { $points1 }, Вера — { $points3 }, Борис — { $points2 }.** Одно очко — потому что вы смотрели на щиты!

## Цена холма

lesson-bids = Цена холма
    .about = Четыре войны с открытыми ресурсами: наименьшее число, с которым не проиграть, равные числа, скидка и блеф.
lesson-bids-purses = Ресурсы видны всем, поэтому войну можно рассчитать. Мана покрывает 2, руда 1, еда ничего. У Бориса 1 мана и 1 руда: **больше 3 он показать не может**. Считайте так перед каждой войной.
lesson-bids-defend = Борис идёт в поход на вашу равнину. **При равных числах побеждает защитник**, так что наименьшее число, с которым не проиграть, — это его предел: **3**. Заплатите 1 ману и 1 руду.
    .low = Он может показать 3, и этого ему хватит.
    .high = Это тоже победа, но платить придётся за всё число, а с 3 и так не проиграть.
    .flag = Флаг проигрывает любому числу, а Борис пришёл не мириться.
    .waste = Это покроет 4 при цене 3. С рудой ничего не пропадёт.
lesson-bids-attack = Теперь нападаете вы, и ваш предел — 6. У Лиры предел 9, у Бориса только 3: идите туда, где можете заплатить больше защитника. Выберите **«Поход»** и войдите на **равнину Бориса**.
    .select = На чужую территорию ведёт только поход. Выберите «Поход» и выполните его.
    .lira = Предел Лиры — 9, ваш — 6: что бы вы ни показали, она может победить.
    .plains = Еды у вас нет, а равнина Бориса её даёт. Идите туда.
lesson-bids-four = При равных числах зачинщик проигрывает. Значит, нужно **на 1 больше его предела: 4**. Заплатите две маны или одну ману и две руды.
    .high = Больше 3 Борису не показать. Всё, что выше 4, потрачено зря.
    .tie = Если он тоже покажет 3, при равных победит он, защитник.
    .low = Он может показать 3 и победит. Вам нужно 4.
lesson-bids-discount = Теперь вы ведёте **кентавров** и знаете их первую способность: защита равнины стоит на 1 меньше. С одной маной ваш предел — 3: **скидка снижает цену, а не число**. Предел Бориса — 3. Покажите **3**.
    .low = Он может показать 3. Вам тройка тоже по силам: она стоит всего 2.
    .flag = Вы можете оплатить число, с которым не проиграть. Покажите 3.
lesson-bids-bluff = Предел Лиры — 8, ваш — 3: надёжного числа нет. Но она ждёт, что вы сдадитесь, и любит экономить. **1** стоит одну руду, **бьёт флаг и побеждает при равенстве с 1**. Покажите 1.
    .high = Большому числу это всё равно проиграет, а против 1 хватит и вашей 1.
    .flag = Флаг бесплатный, но проигрывает любому числу, и равнина потеряна. Одна руда даёт шанс.
    .waste = Мана покрывает 2. Заплатите 1 рудой.
lesson-bids-end = Она показала 1: числа равны, победа ваша. Запомните: в защите — **предел соперника**, в нападении — **на 1 больше**. А если не победить, проигрывайте дёшево: проигравший тоже платит.

## Белые флаги и нарушенные альянсы

lesson-flags = Белые флаги и нарушенные альянсы
    .about = Альянс с Галой, что его нарушает и что тогда стоит на кону.
lesson-flags-offer = Гала с улыбкой идёт в поход на вашу равнину. Два **белых флага** — это **альянс**: ни войны, ни платы, обе армии остаются. Война могла бы стоить вам всего. Покажите **флаг**.
    .number = Число побьёт её флаг, но за него придётся платить, и друга вы потеряете. Мир кормит обоих.
lesson-flags-harvest = Теперь равнина общая, и **каждый собирает там своё**. Уйти можно в любой момент; с последней общей областью кончается и альянс, больше ничего не происходит. **Соберите ресурсы**.
    .quest = Вы уйдёте с равнины, которую вам только что дал мир. Соберите ресурсы.
lesson-flags-stake = Позже. Альянс **никого не защищает**: Гала другой армией идёт в поход в ваш лес. Если хоть один покажет число, альянс нарушен, и на кону **все общие области**.
lesson-flags-answer = Значит, эта война и за лес, и за равнину. У Галы 2 маны и 1 руда: её предел — 5. Вы защищаетесь, так что с **5** не проиграть. Заплатите 2 маны и 1 руду.
    .high = Больше 5 Гале не показать. Остальное поберегите.
    .low = Она может показать 5, и вы потеряете обе области.
    .flag = Против числа флаг проиграет и лес, и равнину. После такого визита пора считать.
    .waste = 3 маны покроют 6. 2 маны и 1 руда — ровно 5, ничего не пропадёт.
lesson-flags-lost = Гала показала 4. Она теряет армию, которая напала, **и** ту, что на равнине: каждой можно было отступить, но еды у неё нет. Одна война — две армии.
lesson-flags-poor = Это верно и для вас. Вашу равнину вы делите с Верой, а у неё нет ни маны, ни руды: **она может показать только флаг**. Выберите **«Поход»**: из своего **леса** на **её равнину**.
    .select = На чужую территорию ведёт только поход. Выберите «Поход» и выполните его.
    .leave = Эта армия стоит в общей области. Если она уйдёт, альянс кончится до войны, и больше ничего на кону не будет. Возьмите ту, что в лесу.
    .elsewhere = Платить за войну нечем именно Вере. Идите на её равнину.
lesson-flags-one = Любое число бьёт флаг. Покажите **1** и заплатите рудой.
    .high = Хватит и 1: числа Вера показать не может.
    .flag = Два флага дали бы лишь вторую общую область. Сегодня мы берём обе.
    .waste = Мана покрывает 2. Хватит и руды.
lesson-flags-end = Вера теряет обе армии, а вам это стоило одной руды. Вот что значит остаться среди друзей без ресурсов: пока есть союзники, **держите запас на войну** и смотрите, что в запасе у них.

## Делать или собирать

lesson-collect-or-act = Выполнить или собрать
    .about = Борис и Вера выбирают действия: когда стоит присоединиться, а когда выгоднее сбор.
lesson-collect-or-act-rule = В чужой ход вы отвечаете: то же действие или **сбор** — по 1 ресурсу с каждой области, где есть ваша армия. У вас лес, равнина и гора: сбор принесёт **3**. Стоит ли действие больше?
lesson-collect-or-act-build = Борис строит. У вас 2 руды — ровно цена уровня 2 башни, а это очко. И всё это в чужой ход: **свой вы не тратите**. **Стройте** и вы.
    .collect = Три ресурса — неплохо. Но на строительстве уже щит, и до обновления карты его больше никто не выберет. Стройте.
lesson-collect-or-act-trade = Вера торгует. У вас 1 мана и 2 еды. Торговля лишь **меняет** один ресурс на другой, а сбор **добавит 3**. **Соберите ресурсы**.
    .act = Ресурсов останется столько же, только других. Лучше собрать 3.
lesson-collect-or-act-own = Ваш ход, а в свой ход **не собирают никогда**. Выберите то, что можете оплатить: **«Исследование»**, уровень 2, стоит 2 маны. Они у вас есть.
    .mobilise = Четвёртая армия стоит 4 еды, а у вас 3. Выберите то, что можете оплатить.
    .select = Армии и так стоят хорошо. Исследование принесёт очко.
    .pass = Тогда вы выбрали его только для других. Выполните его.
    .traded = Люди могут вместо этого торговать, но уровень магии — это очко.
lesson-collect-or-act-patrol = Борис выбирает **«Патрулирование»** и занимает столицу. Ваши три армии стоят в трёх областях, и все приносят ресурсы, а до новой армии не хватает одной еды. **Соберите ресурсы**.
    .act = Шаг вам сейчас ничего не даст, а 3 ресурса пропадут. Собирайте.
lesson-collect-or-act-mobilise = Вера мобилизует армию. Четвёртая армия стоит 4 еды: после сбора они у вас есть. **Мобилизуйте** её в любую свою область: где стоят две армии, никто не войдёт.
    .collect = Теперь армия вам по средствам, а это очко. Мобилизуйте.
lesson-collect-or-act-end = Уровень башни, уровень магии, армия: **3 очка**, а свой ход был только один. Действуйте, когда это очко или путь к нему. Иначе собирайте, чтобы в следующий раз было чем платить.

## Читаем щиты

lesson-shields = Читаем щиты
    .about = Какое действие останется без щита, когда карта обновится и каким щитом заканчивать игру.
lesson-shields-five = Действий шесть, **щитов пять**. Четыре уже на карте, ваш будет пятым. Потом карта обновится: **одно действие каждый раз остаётся без щита**. Вам решать какое: строительство или мобилизация.
lesson-shields-leave = Посмотрите на запасы. У Бориса 5 руды, у Лиры 4: оба могут оплатить уровень башни, а вы нет. На армию обоим не хватает еды. Значит, **«Мобилизация»**: третья армия стоит 3 еды.
    .build = Борис и Лира построят оба, а вам останется смотреть.
    .pass = Вы выбрали это действие, можете его оплатить, а армия — это очко. Выполните его.
lesson-shields-cleared = Присоединиться никто не смог, оба собрали ресурсы. Теперь **все пять щитов снимают**, и Борис может выбрать любое действие. Строить он наконец сможет, но армия у вас уже есть.
lesson-shields-when = Позже. 7 армий, башня 6 или магия 5 вызывают конец, но наступает он **только при обновлении карты**. Вызовете его первым щитом — будет ещё четыре хода. **Пятым** — ни одного.
lesson-shields-last = У вас 15, у Бориса 15, **у Лиры 16**, а ваш щит пятый. Строительство по средствам всем троим. А **«Исследование»** уровня 5 — только вам: очко, и ещё одно за пятую способность.
    .build = У Бориса и Лиры тоже по 6 руды: каждый получит 3 очка, и Лира останется впереди.
    .pass = Вы можете его оплатить, и оно приносит победу. Выполните его.
    .traded = Торговля не даёт очка и не заканчивает игру. Исследуйте.
lesson-shields-won = Присоединиться никто не смог, карта обновлена, игра окончена: **вы — { $points1 }, Лира — { $points3 }, Борис — { $points2 }**. Строительство осталось без щита, а соперники — без очков за него.

## Лёжа на земле

lesson-ruins = Плашмя в руинах
    .about = Руины дают то, что нужно: войти, искать, встать и уйти до конца игры.
lesson-ruins-enter = Руды у вас нет. **Руины** дают любой ресурс на выбор, но вошедшая армия **ложится** и ищет. Выберите **«Патрулирование»** и войдите в руины любой из армий.
    .select = Руины — на вашей территории, туда ведёт патрулирование. Выберите его и выполните.
    .elsewhere = Можно, но там один вид ресурса или ничего. В руинах вы при каждом сборе выбираете заново.
lesson-ruins-search = Борис торгует. А вы **соберите ресурсы**: армия в руинах приносит 1 ресурс **на ваш выбор**. Возьмите **руду**. Пока армия лежит, двигаться она не может.
    .trade = Торговля лишь меняет то, что есть. Сбор добавит два ресурса.
    .other = Руды у вас всё ещё нет, а башни строят из неё. Возьмите руду.
lesson-ruins-danger = Позже. У Бориса магия 5, конец вызван, осталось два щита. У всех по 12 очков: **армии в руинах пропадают до подсчёта**, поэтому ваша там не считается.
lesson-ruins-stand = Лежащая армия уйти не может. **«Патрулирование»** позволяет вместо шага **поднять** её. Искать она больше не будет, зато следующее действие может её вывести.
    .select = Сначала армия должна подняться, а поднимает только патрулирование.
    .other = Этот шаг очков не принесёт. Поднимите армию в руинах.
lesson-ruins-leave = Борис выбирает **«Поход»**, это последний щит. Руины лежат у края: отправьте ту армию в **поход** в **пустую область на территории Веры**.
    .collect = Ресурсы очков не дают, а армия пропадёт. Идите в поход.
    .ruins = Снова руины: там армия пропадёт точно так же.
    .war = Там стоит армия, и война может стоить вам вашей. Выберите пустую область у Веры.
    .other = Эта армия и так считается. Возьмите ту, что в руинах.
lesson-ruins-end = Спасена: **вы — { $points1 }, Борис — { $points2 }, Вера — { $points3 }**. Руины могут кормить всю игру. Только оставьте два действия на выход: подняться и уйти.

## Вдвоём

lesson-lost-kingdom = Вдвоём
    .about = Потерянное королевство, нейтральные армии, цена, которая падает, и почему вдвоём не мирятся.
lesson-lost-kingdom-neutral = Вдвоём на столе лежит и третья территория — **Потерянное королевство**: пять областей, в каждой **нейтральная армия**. Каждая захваченная вами — очко, и каждая область, которую вы там держите, — тоже.
lesson-lost-kingdom-price = Борис идёт туда в поход. Нейтральные армии числа не показывают; цена равна **числу оставшихся: 5**. Кто платит, тот побеждает наверняка. Теперь их четыре, и следующая стоит **4**.
lesson-lost-kingdom-enter = Борис выбрал «Поход», значит, можно и вам. Войдите в **лес Потерянного королевства** и заплатите 4: две маны или одну ману и две руды. Это **ещё два очка**.
    .collect = Тогда дешёвые армии достанутся Борису. Два очка за 4 — идите в поход.
    .boris = Нейтральной армии там нет. Очки — в лесах Потерянного королевства.
    .plains = Равнина тоже хороша, но лес даёт ману, а маной платят за войны. Выберите лес.
lesson-lost-kingdom-flag = Вдвоём **альянсов нет**. Борис входит на вашу равнину без ресурсов: он может показать только флаг. Два флага — равенство, а **при равенстве побеждаете вы**, защитник. **Флаг** бесплатный.
    .number = Это тоже победа, но за неё придётся платить. Здесь хватит флага.
lesson-lost-kingdom-end = Отступить Борис не может: еды нет, и армия потеряна. Запомните: Потерянное королевство **дешевеет с каждым захватом**, каждый раз это два очка, а вдвоём флаг мира не приносит.

## Что тренер говорит при первой встрече с решением: не больше 30 слов.

tip-kingdoms-side = Ищите рядом лес, горы и равнину и поменьше крайних областей.
tip-kingdoms-start = Сначала равнина: еда — это армии.
tip-kingdoms-split = 1 руда, 2 маны и 3 еды — хорошее начало.
tip-kingdoms-select = Выбирайте то, что вам полезнее, чем другим: выполнить это смогут все.
tip-kingdoms-perform = Действуйте, если это выгодно. Иначе собирайте ресурсы.
tip-kingdoms-march = Войти в область с чужой армией — значит начать войну. Пустые области свободны.
tip-kingdoms-bids = Мана покрывает 2, руда 1. Своё число вы платите в любом случае.
tip-kingdoms-payment = Оставьте то, что нужно для следующего действия.
tip-kingdoms-fate = Отступление стоит еды: по одной за каждую вашу армию. Убранную армию можно мобилизовать снова.
tip-kingdoms-trade = Любое число одного ресурса на столько же другого.
tip-kingdoms-collect = Армия, лежащая в руинах, берёт любой ресурс, а последняя армия даёт ещё один на выбор. Берите тот, которым оплатите следующее действие.
tip-kingdoms-ending = Конец игры вызван: она закончится после пятого щита. Посчитайте, что вы ещё успеете.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-kingdoms = alliance, bid, capital, collect, discount, edge, flat, home, last-army, lost-kingdom, refresh, shield, supply
word-kingdoms-alliance = Альянс
    .text = После двух белых флагов двое делят область: обе армии остаются, ресурсы собирают оба.
    .forms = альянс*, союзник*
    .rule = K-ALLY-1
word-kingdoms-bid = Число на кубике войны
    .text = Его выбирают тайно. Вы платите его и при победе, и при поражении.
    .forms = число на кубике, кубик войны, кубика войны
    .rule = K-WAR-2
word-kingdoms-capital = Столица
    .text = Ресурсов не даёт, но в конце приносит 2 очка или по 1 каждому из двух союзников.
    .forms = столиц*
    .rule = K-CAPITAL-1
word-kingdoms-collect = Сбор
    .text = Возьмите по 1 ресурсу с каждой области, где есть ваша армия, вместо действия в чужой ход.
    .forms = собрать, собира*, соберите, сбор, сбора, сборе
    .rule = K-COLLECT-1
word-kingdoms-discount = Скидка
    .text = Уменьшает плату за войну, но не само число.
    .forms = скидк*
    .rule = K-WAR-7
word-kingdoms-edge = Крайняя область
    .text = Область, которая касается края своей карты. Походы начинаются и кончаются там.
    .forms = крайн*, край, края, краю, краем, краёв
    .rule = K-QUEST-1
word-kingdoms-flat = Лежащая армия
    .text = В руинах армия ложится и берёт любой ресурс; чтобы уйти, она должна сначала подняться.
    .forms = лежащ*, лежит, ложится
    .rule = K-RUINS-1
word-kingdoms-home = Вотчина
    .text = Территория, с которой вы начали.
    .forms = вотчин*
    .rule = K-SETUP-8
word-kingdoms-last-army = Последняя армия
    .text = В область, где стоит единственная армия игрока, никто войти не может.
    .forms = последняя армия, последнюю армию, единственная армия, единственная в игре армия
    .rule = K-MOVE-3
word-kingdoms-lost-kingdom = Потерянное королевство
    .text = Третья территория при игре вдвоём: она никому не принадлежит, и войны с её армиями дешевеют.
    .forms = потерянно* королевств*
    .rule = K-2P-1
word-kingdoms-refresh = Обновление
    .text = Все пять щитов снимают с карты действий. Если конец вызван, игра на этом кончается.
    .forms = обновл*
    .rule = K-TURN-2
word-kingdoms-shield = Щит
    .text = Отмечает выбранное действие. Щитов пять, а действий шесть.
    .forms = щит, щита, щиту, щитом, щите, щиты, щитов, щитами, щитах
    .rule = K-TURN-4
word-kingdoms-supply = Запас
    .text = Ваши армии, которых нет на карте.
    .forms = запас, запаса, запасе
    .rule = K-MOB-1

## Признаки в отчётах

kingdoms-trait-faction = Раса
kingdoms-trait-home = Вотчина
kingdoms-trait-opening = Первое действие
kingdoms-trait-magic = Магия в конце
kingdoms-trait-tower = Башня в конце

## Что говорит об игре страница обучения

learn-goal-kingdoms = Армии, башня и магия: победит тот, у кого в конце больше очков.

## Почему один ход лучше другого
kingdoms-aim-mana = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] : хватит на уровень магии { $aim }
               *[other] : до уровня магии { $aim } не хватит { $short }
            }
           *[other] ; уровень магии { $aim } стоит { $cost }
        }
    }
kingdoms-aim-ore = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] : хватит на уровень башни { $aim }
               *[other] : до уровня башни { $aim } не хватит { $short }
            }
           *[other] ; уровень башни { $aim } стоит { $cost }
        }
    }
kingdoms-aim-food = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] : хватит на армию номер { $aim }
               *[other] : до армии номер { $aim } не хватит { $short }
            }
           *[other] ; армия номер { $aim } стоит { $cost }
        }
    }
kingdoms-more = { $more ->
        [0] {""}
        [one] : это ещё { $more } очко
        [few] : это ещё { $more } очка
        [many] : это ещё { $more } очков
       *[other] : это ещё { $more } очка
    }
kingdoms-cases = { $now ->
        [0] почти никогда, а не с шансом { $instead } из 100
        [100] почти наверняка, а не с шансом { $instead } из 100
       *[other] шанс { $now } из 100, а не { $instead }
    }
kingdoms-chance-afford-tower = { $when } вам хватит на уровень башни { $level }: { kingdoms-cases }.
kingdoms-chance-afford-magic = { $when } вам хватит на уровень магии { $level }: { kingdoms-cases }.
kingdoms-chance-afford-army = { $when } вам хватит на армию номер { $level }: { kingdoms-cases }.
kingdoms-chance-land = { $when } область { $region } будет вашей: { kingdoms-cases }.
kingdoms-chance-rival-land = { $when } область { $region } займёт { $player }: { kingdoms-cases }.
kingdoms-because-afford-tower = { $when } вам хватит на уровень башни { $level }, а иначе нет.
kingdoms-price-afford-tower = { $when } вам не хватит на уровень башни { $level }, а с лучшим ходом хватит.
kingdoms-because-afford-magic = { $when } вам хватит на уровень магии { $level }, а иначе нет.
kingdoms-price-afford-magic = { $when } вам не хватит на уровень магии { $level }, а с лучшим ходом хватит.
kingdoms-because-afford-army = { $when } вам хватит на армию номер { $level }, а иначе нет.
kingdoms-price-afford-army = { $when } вам не хватит на армию номер { $level }, а с лучшим ходом хватит.
kingdoms-because-tower = { $when } ваша башня будет на уровне { $now }, а не { $instead }{ kingdoms-more }.
kingdoms-because-magic = { $when } ваша магия будет на уровне { $now }, а не { $instead }{ kingdoms-more }.
kingdoms-because-armies = { $when } у вас будет { $now ->
        [one] { $now } армия
        [few] { $now } армии
        [many] { $now } армий
       *[other] { $now } армии
    } вместо { $instead }{ kingdoms-more }.
kingdoms-because-capital = { $when } ваши столицы принесут { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } вместо { $instead }.
kingdoms-because-land = { $when } область { $region } будет вашей, а иначе нет.
kingdoms-because-yield-mana = { $when } у вас будет { $now ->
        [one] { $now } лес
        [few] { $now } леса
        [many] { $now } лесов
       *[other] { $now } леса
    } вместо { $instead } (мана при каждом сборе).
kingdoms-because-yield-ore = { $when } у вас будет { $now ->
        [one] { $now } гора
        [few] { $now } горы
        [many] { $now } гор
       *[other] { $now } горы
    } вместо { $instead } (руда при каждом сборе).
kingdoms-because-yield-food = { $when } у вас будет { $now ->
        [one] { $now } равнина
        [few] { $now } равнины
        [many] { $now } равнин
       *[other] { $now } равнины
    } вместо { $instead } (еда при каждом сборе).
kingdoms-because-rival-armies = { $when } у игрока { $player } будет { $now ->
        [one] { $now } армия
        [few] { $now } армии
        [many] { $now } армий
       *[other] { $now } армии
    } вместо { $instead }.
kingdoms-because-rival-capital = { $when } столицы игрока { $player } принесут { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } вместо { $instead }.
kingdoms-because-rival-tower = { $when } башня игрока { $player } будет на уровне { $now }, а не { $instead }.
kingdoms-because-rival-magic = { $when } магия игрока { $player } будет на уровне { $now }, а не { $instead }.
kingdoms-because-rival-land = { $when } область { $region } займёт { $player }, если так не сыграть.
kingdoms-price-land = { $when } область { $region } не ваша, а с лучшим ходом — ваша.
kingdoms-price-rival-land = { $when } область { $region } займёт { $player }; с лучшим ходом этого не будет.
kingdoms-because-mana = { $when } маны у вас будет { $now }, а не { $instead }{ kingdoms-aim-mana }.
kingdoms-because-ore = { $when } руды у вас будет { $now }, а не { $instead }{ kingdoms-aim-ore }.
kingdoms-because-food = { $when } еды у вас будет { $now }, а не { $instead }{ kingdoms-aim-food }.
kingdoms-because-bid = Сильнее, чем { $player }, в { $wins } случаях из 100; цена { $cost } при любом исходе.
kingdoms-because-bid-sure = { $player } дотянет только до { $reach }: победа верная, цена { $cost }.
kingdoms-because-flag = { $flags ->
        [0] Вы ничего не платите, но { $player }, скорее всего, победит.
       *[other] Вы ничего не платите; { $player } тоже покажет флаг: { $flags } из 100.
    }
kingdoms-outlook-war = { $player } дотянет до { $reach }.
kingdoms-outlook-tie = При равенстве побеждает { $player }.
kingdoms-outlook-shows = { $player } покажет, из 100
kingdoms-outlook-wins = вы победите, из 100
kingdoms-outlook-pays = вы платите
kingdoms-look-tower = Посмотрите на башню и цену её следующего уровня.
kingdoms-look-magic = Посмотрите на магию и цену её следующего уровня.
kingdoms-look-armies = Посчитайте армии.
kingdoms-look-land = Посмотрите на области вокруг ваших армий.
kingdoms-look-resources = Посчитайте ресурсы и то, на что их хватит.
kingdoms-situation-have = У вас маны { $mana }, руды { $ore }, еды { $food }.
kingdoms-situation-works = Уровень вашей башни — { $tower }, магии — { $magic }.
kingdoms-situation-rival = Счёт игрока { $player } — { $score }, ваш — { $own }.

## О чём задачи

kingdoms-puzzle-1 = { $place }: утренний туман
kingdoms-puzzle-2 = { $place }: старая граница
kingdoms-puzzle-3 = { $place }: гонец
kingdoms-puzzle-4 = { $place }: холодная весна
kingdoms-puzzle-5 = { $place }: дым над холмами
kingdoms-puzzle-6 = { $place }: мост
kingdoms-puzzle-7 = { $place }: короткое перемирие
kingdoms-puzzle-8 = { $place }: ночная стража
kingdoms-puzzle-9 = { $place }: осенние дороги
kingdoms-puzzle-10 = { $place }: пустая площадь
kingdoms-feature-points = очки
kingdoms-feature-tower = башня
kingdoms-feature-magic = магия
kingdoms-feature-armies = армии
kingdoms-feature-regions = занятые области
kingdoms-feature-capitals = столицы
kingdoms-feature-ore-missing-for-the-tower = руды не хватает на башню
kingdoms-feature-mana-missing-for-magic = маны не хватает на магию
kingdoms-feature-food-missing-for-an-army = еды не хватает на армию
kingdoms-feature-ore = руда
kingdoms-feature-mana = мана
kingdoms-feature-food = еда
kingdoms-feature-forests = леса
kingdoms-feature-mountains = горы
kingdoms-feature-plains = равнины
kingdoms-feature-regions-beside-rivals = области рядом с соперниками
kingdoms-feature-shared-regions = общие области
kingdoms-feature-armies-searching-ruins = армии в руинах

kingdoms-leaning-flag = Мирится
    .unit = из 100 войн
    .text = { $how ->
            [much] Поднимает белый флаг намного чаще остальных.
           *[more] Поднимает белый флаг чаще остальных.
            [less] Поднимает белый флаг реже остальных.
            [little] Поднимает белый флаг намного реже остальных.
        }
    .likes = любит мир
    .shuns = любит бой
kingdoms-leaning-build = Строит
    .unit = из 100 действий
    .text = { $how ->
            [much] Строит башню намного чаще остальных.
           *[more] Строит башню чаще остальных.
            [less] Строит башню реже остальных.
            [little] Строит башню намного реже остальных.
        }
    .likes = строит башню
    .shuns = низкая башня
kingdoms-leaning-research = Исследует
    .unit = из 100 действий
    .text = { $how ->
            [much] Исследует магию намного чаще остальных.
           *[more] Исследует магию чаще остальных.
            [less] Исследует магию реже остальных.
            [little] Исследует магию намного реже остальных.
        }
    .likes = любит магию
    .shuns = обходится без магии
