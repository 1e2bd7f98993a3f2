<?php
defined('ABSPATH') || exit;

/** Settings → Auction Elements: the configuration as JSON, and how the header looks with it. */

add_action('admin_init', function (): void {
	register_setting('auction_elements', AUCTION_ELEMENTS_OPTION, [
		'type' => 'string',
		'default' => '',
		'sanitize_callback' => 'auction_elements_check_config',
	]);
});

/** What is no JSON object is refused, and the last configuration stays. */
function auction_elements_check_config($config): string {
	$config = trim((string) $config);
	if ($config === '' || json_decode($config) instanceof stdClass) {
		return $config;
	}
	$reason = json_last_error() === JSON_ERROR_NONE ? 'it has to begin with {' : json_last_error_msg();
	add_settings_error(AUCTION_ELEMENTS_OPTION, 'json', "The configuration is not valid JSON ($reason), so the last one stays.");
	return get_option(AUCTION_ELEMENTS_OPTION, '');
}

add_action('admin_menu', function (): void {
	$page = add_options_page('Auction Elements', 'Auction Elements', 'manage_options', 'auction-elements', 'auction_elements_show_settings');
	add_action("load-$page", function (): void {
		add_action('admin_enqueue_scripts', 'auction_elements_enqueue');
	});
});

function auction_elements_show_settings(): void {
	$config = get_option(AUCTION_ELEMENTS_OPTION, '');
	?>
	<div class="wrap">
		<h1>Auction Elements</h1>
		<form action="options.php" method="post">
			<?php settings_fields('auction_elements'); ?>
			<p><label for="auction-elements-config">Configuration of the site, as JSON; empty for the built-in one</label></p>
			<textarea id="auction-elements-config" name="<?php echo esc_attr(AUCTION_ELEMENTS_OPTION); ?>" rows="16" class="large-text code" spellcheck="false"><?php echo esc_textarea($config); ?></textarea>
			<?php submit_button(); ?>
		</form>
		<h2>Preview</h2>
		<auction-header session="visitor"<?php if ($config !== '') : ?> config="<?php echo htmlspecialchars($config, ENT_QUOTES, 'UTF-8'); ?>"<?php endif; ?>></auction-header>
	</div>
	<?php
}
